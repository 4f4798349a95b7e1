import { waitWhileProgress } from '@fairhouse/operation/waiting';
import type { Journal, Kind } from './journal.ts';

/** Nobody was answered for so long: an outage that does not end by itself. */
const stalledMs = 300_000;

/**
 * Waits until the wallet and the studio have each answered so many times more. That they are ready is a claim; what counts is
 * that bets and rounds are answered. Throws when nothing at all is answered any more.
 */
export async function untilWorkContinues(journal: Journal, answers: number): Promise<void> {
  const kinds: Kind[] = ['wallet', 'studio'];
  const before = kinds.map((kind) => journal.count(kind));
  const continues = await waitWhileProgress({
    what: 'bets and rounds to be answered',
    isSo: () => kinds.every((kind, index) => journal.count(kind) >= before[index]! + answers),
    progress: () => kinds.map((kind) => journal.count(kind)).join(' '),
    stalledMs,
    everyMs: 10,
  });
  if (!continues) throw new Error(`nothing was answered for ${stalledMs / 1_000} s`);
}
