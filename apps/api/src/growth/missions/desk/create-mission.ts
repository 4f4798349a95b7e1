import type { MissionDraft, OperatorCalls, DeskMission as Wire } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { databaseTime } from '../../../db/database-time.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { MissionsDeps } from '../mission.deps.ts';
import { findDeskRow, insertMission, playableIn } from '../mission.store.ts';
import { type Definition, hashOf } from '../mission.ts';
import { deskMissionWire } from '../mission.wire.ts';

type Input = z.output<OperatorCalls['/operator/mission/create']['input']>;

const dayMs = 24 * 3_600_000;
const longestDays = 92;

/** Writes a mission, which players see once it is opened. It must be possible at the least stakes of some currency. */
export async function createMission(
  { db }: Pick<MissionsDeps, 'db'>,
  operator: Pick<StaffPerson, 'name'>,
  { mission, reason }: Input,
): Promise<Result<Wire>> {
  if (mission.english === '' || mission.filipino === '') return refuse('missingField', { field: 'the name' });
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  const definition = definitionOf(mission);
  const { startsAt, endsAt } = definition;
  if (endsAt <= startsAt || endsAt.getTime() - startsAt.getTime() > longestDays * dayMs)
    return refuse('invalidField', { field: 'the end' });
  return inTransaction(db, async (tx) => {
    if (endsAt <= (await databaseTime(tx))) return refuse('invalidField', { field: 'the end' });
    if ((await playableIn(tx, definition)).length === 0) return refuse('invalidField', { field: 'the games' });
    const by = `operator:${operator.name}`;
    const contentHash = hashOf(definition);
    const id = await insertMission(tx, definition, contentHash, by);
    await recordAuditEvent(tx, {
      actor: by,
      subject: `mission:${id}`,
      command: 'mission.create',
      after: {
        ...definition,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        state: 'draft',
        contentHash,
        reason,
      },
    });
    return ok(deskMissionWire((await findDeskRow(tx, id))!));
  });
}

function definitionOf(draft: MissionDraft): Definition {
  const { english, filipino, kind, points } = draft;
  return {
    english,
    filipino,
    kind,
    points,
    count: draft.kind === 'differentGames' ? draft.count : 1,
    category: draft.kind === 'roundInCategory' ? draft.category : null,
    startsAt: new Date(draft.beginTime),
    endsAt: new Date(draft.endTime),
  };
}
