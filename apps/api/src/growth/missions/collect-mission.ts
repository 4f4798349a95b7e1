import { lockBook } from '@fairhouse/betting';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { databaseTime } from '../../db/database-time.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { SessionMember } from '../../http/session.ts';
import { isShownTo } from '../../protection/index.ts';
import { lockEntry, reachedOf, setCollected } from './entry.store.ts';
import type { MissionsDeps } from './mission.deps.ts';
import { isCollectable } from './mission.states.ts';
import { lockMission } from './mission.store.ts';

type Deps = Pick<MissionsDeps, 'db' | 'rulesFor' | 'offersHeldBack' | 'givePoints'>;

/** Gives the points of a mission that is fulfilled, once, in one transaction with the audit event. */
export async function collectMission(
  deps: Deps,
  { id: memberId }: Pick<SessionMember, 'id'>,
  missionId: number,
): Promise<Result<null>> {
  if (!(await isShownTo(deps, 'offers.missions', { memberId }))) return refuse('noSuchThing');
  return inTransaction(deps.db, async (tx) => {
    await lockBook(tx, memberId);
    if ((await deps.offersHeldBack(tx, memberId)) !== undefined) return refuse('noSuchThing');
    const mission = await lockMission(tx, missionId, 'share');
    const entry = mission && (await lockEntry(tx, missionId, memberId));
    if (!entry) return refuse('noSuchThing');
    if (entry.collectedAt) return ok(null);
    if (!isCollectable(mission, await databaseTime(tx))) return refuse('missionNotOpen');
    if ((await reachedOf(tx, missionId, memberId)) < mission.count) return refuse('missionNotDone');
    const source = `mission:${missionId}`;
    if (!(await deps.givePoints(tx, memberId, { source, points: mission.points }))) return ok(null);
    await setCollected(tx, missionId, memberId);
    await recordAuditEvent(tx, {
      actor: `member:${memberId}`,
      memberId,
      subject: source,
      command: 'mission.collect',
      after: { points: mission.points, kind: mission.kind },
    });
    return ok(null);
  });
}
