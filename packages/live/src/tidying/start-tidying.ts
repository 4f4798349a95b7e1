import type { Database } from '@fairhouse/database';
import { type Looking, lookAgain, type StudioLog } from '@fairhouse/rgs';
import { removeOldWords, wordsAtOnce } from '../words/remove-old-words.ts';
import { type EmptyRounds, removeEmptyRounds } from './remove-empty-rounds.ts';

/** Between two batches: bets go first. */
const restMs = 1_000;

interface Tidied extends EmptyRounds {
  db: Database;
  log: StudioLog;
  clock(): Date;
}

/** Removes what tables need not keep: at once and then every `everyMs` until stopped; more often while there is more. */
export function startTidying({ db, log, clock, ...rounds }: Tidied, everyMs: number): Looking {
  const chores: { what: string; more(): Promise<boolean> }[] = [
    { what: 'old words', more: async () => (await removeOldWords(db, clock())) === wordsAtOnce },
    { what: 'empty rounds', more: async () => (await removeEmptyRounds(db, rounds, clock())).more },
  ];
  return lookAgain(async () => {
    let more = false;
    for (const chore of chores) {
      try {
        if (await chore.more()) more = true;
      } catch (error) {
        log.error({ err: error }, `${chore.what} of shared tables could not be removed`);
      }
    }
    return more ? restMs : everyMs;
  });
}
