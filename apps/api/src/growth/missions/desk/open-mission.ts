import type { OperatorCalls, DeskMission as Wire } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { MissionsDeps } from '../mission.deps.ts';
import { missionMoves } from '../mission.states.ts';
import { findDeskRow, findMission, lockMission, setState } from '../mission.store.ts';
import { deskMissionWire } from '../mission.wire.ts';

type Input = z.output<OperatorCalls['/operator/mission/open']['input']>;

/** Has a mission shown to players, with a second person where the policy asks for one. */
export async function openMission(
  deps: Pick<MissionsDeps, 'db' | 'approvals'>,
  operator: StaffPerson,
  { id, contentHash, reason }: Input,
): Promise<Result<Wire>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  const mission = await findMission(deps.db, id);
  if (!mission) return refuse('noSuchThing');
  if (mission.state !== missionMoves.open.from[0]) return refuse('wrongState', { status: mission.state });
  if (mission.contentHash !== contentHash) return refuse('contentChanged');
  return deps.approvals.ask(
    operator,
    {
      command: 'mission.open',
      subject: `mission:${id}`,
      proposal: { id, name: mission.english, points: mission.points, contentHash },
      isOnlyContent: true,
    },
    () => openMissionNow(deps, operator, { id, contentHash, reason }),
  );
}

/** Shows it, after the second person where there is one. */
export async function openMissionNow(
  { db }: Pick<MissionsDeps, 'db'>,
  by: Pick<StaffPerson, 'name'>,
  { id, contentHash, reason }: { id: number; contentHash: string; reason?: string },
): Promise<Result<Wire>> {
  return inTransaction<Result<Wire>>(db, async (tx) => {
    const mission = await lockMission(tx, id);
    if (!mission) return refuse('noSuchThing');
    if (mission.state !== missionMoves.open.from[0]) return refuse('wrongState', { status: mission.state });
    if (mission.contentHash !== contentHash) return refuse('contentChanged');
    await setState(tx, id, missionMoves.open.to);
    await recordAuditEvent(tx, {
      actor: `operator:${by.name}`,
      subject: `mission:${id}`,
      command: 'mission.open',
      before: { state: mission.state },
      after: { state: missionMoves.open.to, contentHash, ...(reason ? { reason } : {}) },
    });
    return ok(deskMissionWire((await findDeskRow(tx, id))!));
  });
}
