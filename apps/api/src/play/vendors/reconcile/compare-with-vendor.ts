import type { ReconciliationDifference } from '@fairhouse/contract/operator';
import { type Database, inLongTransaction, readAcross } from '@fairhouse/database';
import { amountOf, decimalText } from '@fairhouse/money';
import type { Comparison, Day } from '../../../db/comparison.ts';
import { askVendor } from './ask-vendor.ts';
import {
  beginReported,
  insertReported,
  type RoundDifference,
  roundDifferences,
  roundSums,
} from './reported-round.store.ts';

/** Clocks differ, and a round is written at the vendor before its first bet arrives here. */
const marginMs = 10 * 60_000;
/** The rounds of a whole day beside one another; and what a vendor takes to tell them, page by page. */
const answerWithinMs = 10 * 60_000;
const mostDifferences = 10_000;

/** Every round of the day at the vendor beside the round in our books, stakes and wins each. */
export async function compareWithVendor(
  db: Database,
  vendor: { id: string; secret: string; reportUrl: string; version1UntilMs: number },
  { from, to }: Day,
): Promise<Comparison> {
  return inLongTransaction(db, answerWithinMs, async (tx) => {
    await beginReported(tx);
    const asked = { from: new Date(from.getTime() - marginMs), to: new Date(to.getTime() + marginMs) };
    for await (const rounds of askVendor(vendor, asked)) await insertReported(tx, rounds);
    const day = { vendor: vendor.id, from, to };
    await readAcross(tx);
    const sums = await roundSums(tx, day);
    const found = await roundDifferences(tx, { ...day, most: mostDifferences });
    return {
      checked: sums.reduce((sum, { checked }) => sum + checked, 0),
      totals: sums.flatMap(({ currency, ourStaked, theirStaked, ourWon, theirWon }) => [
        { what: 'staked', currency, ours: ourStaked, theirs: theirStaked },
        { what: 'won', currency, ours: ourWon, theirs: theirWon },
      ]),
      differences: found.map(differenceOf),
    };
  });
}

function differenceOf(it: RoundDifference): ReconciliationDifference {
  const text = (staked: bigint | null, won: bigint | null) =>
    staked === null || won === null || it.currency === null
      ? null
      : `${decimalText(amountOf(it.currency, staked))} → ${decimalText(amountOf(it.currency, won))} ${it.currency}`;
  const reported = text(it.ourStaked, it.ourWon);
  const ours =
    reported && it.held > 0n && it.currency
      ? `${reported} (${decimalText(amountOf(it.currency, it.held))} held)`
      : reported;
  const theirs = text(it.theirStaked, it.theirWon);
  return { kind: kindOf(it), subject: `round ${it.roundId}`, ours, theirs };
}

function kindOf(it: RoundDifference): ReconciliationDifference['kind'] {
  const { ourStaked, ourWon, theirStaked, theirWon, held, refused } = it;
  if (ourWon === null) return 'missingHere';
  if (theirWon === null) return 'missingThere';
  // What is held or was refused here stands in the other's books as won, until the other takes it out.
  const agree = ourStaked === theirStaked && [ourWon, ourWon + held, ourWon + held + refused].includes(theirWon);
  if (held > 0n && agree) return 'held';
  if (it.isOpen) return 'open';
  return refused > 0n && agree ? 'refused' : 'otherAmount';
}
