import { monthsAfter } from '@fairhouse/contract/months-after';
import type { Database } from '@fairhouse/database';
import type { HarmDeps, Pause } from '../harm.deps.ts';

const mostPauses = 50;

/** The exclusion for good that runs, from when on the rules of the place let it be lifted, and how long a request waits. */
export async function exclusionForGood(
  { protection, jurisdictionOfMember }: Pick<HarmDeps, 'protection' | 'jurisdictionOfMember'>,
  db: Database,
  memberId: bigint,
): Promise<{ pause: Pause; from: Date; waitHours: number } | undefined> {
  const pauses = await protection.pausesOf(db, memberId, mostPauses);
  const pause = pauses.find(({ kind, until, endedAt }) => kind === 'exclusion' && until === null && endedAt === null);
  if (!pause) return undefined;
  const { rules } = await jurisdictionOfMember(memberId);
  const from = monthsAfter(pause.since, rules['exclusion.liftAfterMonths']);
  return { pause, from, waitHours: rules['exclusion.liftWaitHours'] };
}
