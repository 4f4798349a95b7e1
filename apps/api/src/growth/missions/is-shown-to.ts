import type { MissionsDeps } from './mission.deps.ts';

/** Whether missions are shown: not where the place forbids them, and not to who is offered nothing now. */
export async function isShownTo(
  { db, rulesFor, offersHeldBack }: Pick<MissionsDeps, 'db' | 'rulesFor' | 'offersHeldBack'>,
  memberId: bigint,
): Promise<boolean> {
  if (!(await rulesFor({ memberId }))['offers.missions']) return false;
  return (await offersHeldBack(db, memberId)) === undefined;
}
