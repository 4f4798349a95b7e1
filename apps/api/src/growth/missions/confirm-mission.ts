import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { databaseTime } from '../../db/database-time.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { SessionMember } from '../../http/session.ts';
import { isShownTo } from '../../protection/index.ts';
import { lockEntry, setConfirmed } from './entry.store.ts';
import type { MissionsDeps } from './mission.deps.ts';
import { isUnderWay } from './mission.states.ts';
import { lockMission } from './mission.store.ts';

/** Takes the member's word that the page was read. */
export async function confirmMission(
  deps: Pick<MissionsDeps, 'db' | 'rulesFor' | 'offersHeldBack'>,
  { id: memberId }: Pick<SessionMember, 'id'>,
  missionId: number,
): Promise<Result<null>> {
  if (!(await isShownTo(deps, 'offers.missions', { memberId }))) return refuse('noSuchThing');
  return inTransaction(deps.db, async (tx) => {
    const mission = await lockMission(tx, missionId, 'share');
    if (mission?.kind !== 'readSaferPlay') return refuse('noSuchThing');
    const entry = await lockEntry(tx, missionId, memberId);
    if (!entry) return refuse('noSuchThing');
    if (entry.confirmedAt) return ok(null);
    if (!isUnderWay(mission, await databaseTime(tx))) return refuse('missionNotOpen');
    await setConfirmed(tx, missionId, memberId);
    await recordAuditEvent(tx, {
      actor: `member:${memberId}`,
      memberId,
      subject: `mission:${missionId}`,
      command: 'mission.confirm',
      after: { read: true },
    });
    return ok(null);
  });
}
