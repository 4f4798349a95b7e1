import { type Database, inLongTransaction, readAcross } from '@fairhouse/database';
import { amountText, type Comparison, type Day } from '../../../db/comparison.ts';
import type { GameAggregator } from '../game-aggregator.ts';
import {
  beginReported,
  insertReported,
  transactionDifferences,
  transactionSums,
} from './reported-transaction.store.ts';

/** Clocks differ, and answers that were lost come again later. */
const marginMs = 10 * 60_000;
/** The whole day beside one another, and what the aggregator takes to tell it, part by part. */
const answerWithinMs = 20 * 60_000;
const mostDifferences = 10_000;

/** Every bet and win of the day at the aggregator beside our books. */
export async function compareWithAggregator(
  db: Database,
  aggregator: Pick<GameAggregator, 'id' | 'transactions'>,
  { from, to }: Day,
): Promise<Comparison> {
  return inLongTransaction(db, answerWithinMs, async (tx) => {
    await beginReported(tx);
    const [wideFrom, wideTo] = [new Date(from.getTime() - marginMs), new Date(to.getTime() + marginMs)];
    for await (const listed of aggregator.transactions(wideFrom, wideTo)) await insertReported(tx, listed);
    await readAcross(tx);
    const span = { vendor: aggregator.id, from, to, wideFrom, wideTo };
    const sums = await transactionSums(tx, span);
    const found = await transactionDifferences(tx, { ...span, most: mostDifferences });
    return {
      checked: sums.reduce((sum, { checked }) => sum + checked, 0),
      totals: sums.map(({ what, currency, ours, theirs }) => ({
        what: what === 'bet' ? 'staked' : 'won',
        currency,
        ours,
        theirs,
      })),
      differences: found.map(({ id, currency, ours, theirs }) => ({
        kind: ours === null ? 'missingHere' : theirs === null ? 'missingThere' : 'otherAmount',
        subject: `transaction ${id}`,
        ours: ours === null ? null : amountText(ours, currency),
        theirs: theirs === null ? null : amountText(theirs, currency),
      })),
    };
  });
}
