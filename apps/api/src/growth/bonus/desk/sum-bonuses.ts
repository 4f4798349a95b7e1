import type { BonusFilter, OperatorCallOutput } from '@fairhouse/contract/operator';
import { type Database, inLongTransaction } from '@fairhouse/database';
import { amountOf, decimalText } from '@fairhouse/money';
import { type BonusSum, sumsOfCasino } from './casino.store.ts';

type Totals = NonNullable<OperatorCallOutput<'/operator/bonus/totals'>['totals']>;

/** PostgreSQL's name for a statement that took too long. */
const queryCanceled = '57014';

/** What the bonuses under a filter come to; undefined where it cannot be said within so short a time. */
export async function sumBonuses(db: Database, filter: BonusFilter, withinMs: number): Promise<Totals | undefined> {
  try {
    return (await inLongTransaction(db, withinMs, (tx) => sumsOfCasino(tx, filter))).map(inWords);
  } catch (error) {
    if ((error as { code?: string }).code === queryCanceled) return undefined;
    throw error;
  }
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
