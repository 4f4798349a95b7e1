import { readCasinoTotals } from '@fairhouse/betting';
import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { amountOf, toWire } from '@fairhouse/money';
import { openBonuses } from './liability.store.ts';

/** What the casino owes in bonus money, as the books say it, beside the bonuses that are open. */
export async function bonusLiability(db: Database): Promise<OperatorCallOutput<'/operator/group/bonusLiability'>> {
  const [totals, open] = [await readCasinoTotals(db), await openBonuses(db)];
  return totals.map(({ currency, asOf, bonus }) => {
    const of = open.find((one) => one.currency === currency);
    const wire = (minor: bigint | undefined) => toWire(amountOf(currency, minor ?? 0n));
    return {
      currency,
      asOf: asOf.toISOString(),
      bonus: wire(bonus),
      open: of?.open ?? 0,
      given: wire(of?.given),
      required: wire(of?.required),
      wagered: wire(of?.wagered),
    };
  });
}
