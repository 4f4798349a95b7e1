import { lockBook } from '@fairhouse/betting';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { databaseTime } from '../../db/database-time.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { SessionMember } from '../../http/session.ts';
import { isShownTo } from '../../protection/index.ts';
import { hasJoined, insertEntry, isStaff } from './entry.store.ts';
import type { MissionsDeps } from './mission.deps.ts';
import { isFull, isJoinable } from './mission.states.ts';
import { leastCostOf, lockMission, playLeftOf } from './mission.store.ts';
import { isWithinLimits } from './within-limits.ts';

type Deps = Pick<MissionsDeps, 'db' | 'rulesFor' | 'offersHeldBack' | 'entryRefusal'>;

const errorOf = {
  full: 'missionFull',
  identity: 'entryNeedsIdentity',
  level: 'entryNeedsLevel',
  country: 'entryNotHere',
  group: 'entryByInvitation',
} as const;

/**
 * Joins from this moment on: with the book locked, so that a round belongs either before or after it, and what limits leave is what it
 * is; with the mission locked, so that a cap is exact. Nobody of the staff collects points.
 */
export async function joinMission(
  deps: Deps,
  { id: memberId }: Pick<SessionMember, 'id'>,
  missionId: number,
): Promise<Result<null>> {
  if (!(await isShownTo(deps, 'offers.missions', { memberId }))) return refuse('noSuchThing');
  return inTransaction(deps.db, async (tx) => {
    const { currency, seq } = await lockBook(tx, memberId);
    if ((await deps.offersHeldBack(tx, memberId)) !== undefined) return refuse('noSuchThing');
    const mission = await lockMission(tx, missionId);
    if (!mission || mission.state === 'draft') return refuse('noSuchThing');
    if (await hasJoined(tx, missionId, memberId)) return ok(null);
    const now = await databaseTime(tx);
    const cost = await leastCostOf(tx, mission, currency);
    if (!isJoinable(mission, now) || cost === null || (await isStaff(tx, memberId))) return refuse('missionNotOpen');
    if (!isWithinLimits(mission, cost, await playLeftOf(tx, memberId, now))) return refuse('missionBeyondLimits');
    const stands = isFull(mission) ? 'full' : await deps.entryRefusal(tx, memberId, mission.entry);
    if (stands !== undefined) return refuse(errorOf[stands]);
    await insertEntry(tx, missionId, memberId, seq);
    await recordAuditEvent(tx, {
      actor: `member:${memberId}`,
      memberId,
      subject: `mission:${missionId}`,
      command: 'mission.join',
      after: { fromSeq: String(seq) },
    });
    return ok(null);
  });
}
