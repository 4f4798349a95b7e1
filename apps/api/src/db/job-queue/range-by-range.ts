import { lastMember, type MemberRange } from '@fairhouse/betting';
import type { Database } from '@fairhouse/database';
import type { StandingJob } from './job.ts';

/** After this many runs every member has been looked at. */
export const rangesOfAll = 64;

/** A standing job that looks at a part of the members each time, one range of their numbers after another. */
export function rangeByRange(
  db: Database,
  { name, everyMs }: Pick<StandingJob, 'name' | 'everyMs'>,
  look: (range: MemberRange) => Promise<unknown>,
): StandingJob {
  let next = 0n;
  const count = BigInt(rangesOfAll);
  return {
    name,
    everyMs,
    async run() {
      const newest = await lastMember(db);
      const range = { after: (newest * next) / count - 1n, last: (newest * (next + 1n)) / count };
      next = (next + 1n) % count;
      await look(range);
      return 0;
    },
  };
}
