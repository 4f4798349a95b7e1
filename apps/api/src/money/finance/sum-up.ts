import { inLongTransaction, readAcross } from '@fairhouse/database';
import type { StandingJob } from '../../db/job-queue/job.ts';
import type { FinanceDeps } from './finance.deps.ts';
import { addHours, forgetHours } from './hours.store.ts';
import { addMemberDays } from './member-days.store.ts';
import {
  addSums,
  finishDayBefore,
  lockWatermark,
  moveWatermark,
  placeWatermark,
  settledUntil,
  summarise,
} from './sum-up.store.ts';

const everyMs = 60_000;
/** A day of a large casino that was never summed up. */
const statementMs = 5 * 60_000;

export function sumUpJob(deps: FinanceDeps): StandingJob {
  return { name: 'financeSums', everyMs, run: () => sumUp(deps) };
}

/**
 * Sums up what was posted since the last time, at most to the end of a day; a day that is over is finished with it, and
 * never changes again. Answers 1 when there is another day to follow. Anyone who comes at the same time waits and continues.
 */
export async function sumUp({ db, sources, nowMs }: FinanceDeps): Promise<number> {
  await inLongTransaction(db, statementMs, summarise);
  return inLongTransaction(db, statementMs, async (tx) => {
    let from = await lockWatermark(tx);
    if (!from) {
      await placeWatermark(tx);
      from = await lockWatermark(tx);
    }
    if (!from) return 0;
    const { until, endsDay } = await settledUntil(tx, from, new Date(nowMs()));
    if (until <= from) return 0;
    // A statement of its own, after the one that said until when all is posted: it sees all of it. From here on also where it lies
    // on several machines, each of which is read as of one moment.
    await readAcross(tx);
    await addSums(tx, from, until, sources);
    await addHours(tx, from, until);
    await addMemberDays(tx, from, until);
    if (endsDay) {
      await finishDayBefore(tx, until);
      await forgetHours(tx, until);
    }
    await moveWatermark(tx, until);
    return endsDay ? 1 : 0;
  });
}
