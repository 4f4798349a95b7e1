import type { OperatorCalls, DeskMission as Wire } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { MissionsDeps } from '../mission.deps.ts';
import { missionMoves } from '../mission.states.ts';
import { findDeskRow, lockMission, setState } from '../mission.store.ts';
import { deskMissionWire } from '../mission.wire.ts';

type Input = z.output<OperatorCalls['/operator/mission/turn']['input']>;

const moveTo = { paused: 'pause', open: 'resume', ended: 'end' } as const;

/** Pauses, resumes, or ends permanently. */
export async function turnMission(
  { db }: Pick<MissionsDeps, 'db'>,
  operator: Pick<StaffPerson, 'name'>,
  { id, to, reason }: Input,
): Promise<Result<Wire>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  return inTransaction(db, async (tx) => {
    const mission = await lockMission(tx, id);
    if (!mission) return refuse('noSuchThing');
    const move = missionMoves[moveTo[to]];
    if (!move.from.some((state) => state === mission.state)) return refuse('wrongState', { status: mission.state });
    await setState(tx, id, move.to);
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `mission:${id}`,
      command: `mission.${moveTo[to]}`,
      before: { state: mission.state },
      after: { state: move.to, reason },
    });
    return ok(deskMissionWire((await findDeskRow(tx, id))!));
  });
}
