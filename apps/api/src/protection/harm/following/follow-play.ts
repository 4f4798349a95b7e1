import { type Database, inLongTransaction, readAcross } from '@fairhouse/database';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import type { HarmDeps } from '../harm.deps.ts';
import { dayMs, lookBackDays } from '../kinds/kind.ts';
import {
  addPlay,
  forgetOld,
  moveWatermark,
  nextStretch,
  placeWatermark,
  putDue,
  putRefusedDue,
} from './follow.store.ts';

const everyMs = 15_000;
const statementMs = 5 * 60_000;
/** A casino that has not been followed for long is followed in strides, none of them over the end of a day by much. */
const mostHours = 6;

type Deps = Pick<HarmDeps, 'db' | 'clock'>;

/** Sums play up behind a watermark, and says who is to be judged. One process at a time does. */
export function followPlayJob(deps: Deps): StandingJob {
  return { name: 'followPlay', everyMs, run: async () => ((await followPlay(deps)) ? 1 : 0) };
}

/** One stride; whether there is more to follow. */
export async function followPlay({ db, clock }: Deps): Promise<boolean> {
  return inLongTransaction(db, statementMs, async (tx) => {
    const now = clock();
    let stretch = await nextStretch(tx, now, mostHours);
    if (!stretch) {
      await placeWatermark(tx, new Date(now.getTime() - lookBackDays.play * dayMs));
      stretch = await nextStretch(tx, now, mostHours);
    }
    if (!stretch || stretch.until <= stretch.from) return false;
    // Only now: each machine is read as of the moment of the first such statement.
    await readAcross(tx);
    await addPlay(tx, stretch);
    await putDue(tx, stretch);
    const midnight = new Date(Math.floor(stretch.until.getTime() / dayMs) * dayMs);
    if (midnight > stretch.from) await putRefusedDue(tx, midnight);
    await moveWatermark(tx, stretch.until);
    return stretch.until.getTime() - stretch.from.getTime() >= mostHours * 3_600_000;
  });
}

const keepPlayDays = lookBackDays.play + 2;
const keepDaysDays = 400;
const mostForgotten = 10_000;

/** Forgets what no sign of harm looks back to, and judgements of more than a year ago. */
export function forgetPlayJob({ db, clock }: Deps): StandingJob {
  return { name: 'forgetPlay', everyMs: 3_600_000, run: () => forgetPlay(db, clock()) };
}

function forgetPlay(db: Database, now: Date): Promise<number> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  return inLongTransaction(db, statementMs, (tx) =>
    forgetOld(tx, { play: ago(keepPlayDays), days: ago(keepDaysDays), most: mostForgotten }),
  );
}
