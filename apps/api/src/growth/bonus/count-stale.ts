import type { StandingJob } from '../../db/job-queue/job.ts';
import { rangeByRange } from '../../db/job-queue/range-by-range.ts';
import type { BonusDeps } from './bonus.deps.ts';
import { findStale } from './bonus.store.ts';
import { refreshBonus } from './refresh-bonus.ts';

/** A part of the members each time: every active bonus is looked at about twice a minute, and no bet carries any of it. */
const everyMs = 500;
const mostAtOnce = 200;

export function countBetsJob(deps: BonusDeps): StandingJob {
  return rangeByRange(deps.db, { name: 'countBonusBets', everyMs }, async (range) => {
    for (const memberId of await findStale(deps.db, range, mostAtOnce)) await refreshBonus(deps, memberId);
  });
}
