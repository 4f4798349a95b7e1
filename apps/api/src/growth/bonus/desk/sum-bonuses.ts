import type { BonusFilter, OperatorCallOutput } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { amountOf, decimalText } from '@fairhouse/money';
import { withinTime } from '../../../db/bounded-reads.store.ts';
import { type BonusSum, sumsOfCasino } from './casino.store.ts';

type Totals = NonNullable<OperatorCallOutput<'/operator/bonus/totals'>['totals']>;

/** What the bonuses under a filter come to; undefined where it cannot be said within so short a time. */
export async function sumBonuses(db: Database, filter: BonusFilter, withinMs: number): Promise<Totals | undefined> {
  const sums = await withinTime(db, withinMs, (tx) => sumsOfCasino(tx, filter));
  return sums?.map(inWords);
}

function inWords({ currency, bonuses, ...sums }: BonusSum): Totals[number] {
  const of = (minor: bigint) => decimalText(amountOf(currency, minor));
  return {
    currency,
    bonuses,
    amount: of(sums.amount),
    required: of(sums.required),
    wagered: of(sums.wagered),
    paid: of(sums.paid),
    forfeited: of(sums.forfeited),
  };
}
