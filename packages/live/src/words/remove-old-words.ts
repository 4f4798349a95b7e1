import type { Database } from '@fairhouse/database';
import { type Looking, lookAgain, type StudioLog } from '@fairhouse/rgs';
import { deleteWordsBefore } from './word.store.ts';

const keptMs = 30 * 24 * 3_600_000;
const atOnce = 1_000;

/** What was said is forgotten after 30 days, with what was taken out. Answers how many words went. */
export async function removeOldWords(db: Database, now: Date): Promise<number> {
  return deleteWordsBefore(db, new Date(now.getTime() - keptMs), atOnce);
}

/** Looks at once and then every `everyMs` until stopped; more often while there is more. */
export function startRemovingWords(
  { db, log, clock }: { db: Database; log: StudioLog; clock(): Date },
  everyMs: number,
): Looking {
  return lookAgain(() =>
    removeOldWords(db, clock()).then(
      (gone) => (gone === atOnce ? 0 : everyMs),
      (error: unknown) => {
        log.error({ err: error }, 'old words could not be removed');
        return everyMs;
      },
    ),
  );
}
