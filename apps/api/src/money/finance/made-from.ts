import { createHash } from 'node:crypto';
import type { Period } from './period.ts';
import type { DaySum, FinishedDay } from './sums.store.ts';

/**
 * What a report was made from, in hex: SHA-256 over the first and the last day, the hash of each finished day, and the sums
 * so far of those that are not, a line each.
 */
export function madeFrom({ from, to }: Period, days: readonly FinishedDay[], open: readonly DaySum[]): string {
  const lines = [
    `${from} ${to}`,
    ...days.map(({ day, hash }) => `${day} ${hash.toString('hex')}`),
    ...open.map((sum) =>
      [sum.day, sum.currency, sum.type, sum.reversed, sum.postings, sum.amount, sum.cash, sum.bonus, sum.held].join(
        '|',
      ),
    ),
  ];
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}
