import type { MissionDraft, OperatorCalls, DeskMission as Wire } from '@fairhouse/contract/operator';
import { inTransaction, type Transaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { databaseTime } from '../../../db/database-time.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { MissionsDeps } from '../mission.deps.ts';
import { deleteDraft, findDeskRow, insertMission, lockMission, playableIn, updateMission } from '../mission.store.ts';
import { type Definition, hashOf, type Mission } from '../mission.ts';
import { deskMissionWire } from '../mission.wire.ts';

type Input<P extends keyof OperatorCalls> = z.output<OperatorCalls[P]['input']>;
type Deps = Pick<MissionsDeps, 'db' | 'checkEntry'>;

const dayMs = 24 * 3_600_000;
const longestDays = 92;

/** Writes a mission, which players see once it is opened. It must be possible at the least stakes of some currency. */
export async function createMission(
  deps: Deps,
  operator: Pick<StaffPerson, 'name'>,
  { mission, reason }: Input<'/operator/mission/create'>,
): Promise<Result<Wire>> {
  const read = readDraft(mission, reason);
  if (!read.ok) return read;
  const definition = read.data;
  return inTransaction(deps.db, async (tx) => {
    const possible = await isPossible(deps, tx, definition);
    if (!possible.ok) return possible;
    const by = `operator:${operator.name}`;
    const id = await insertMission(tx, definition, hashOf(definition), by);
    await recordAuditEvent(tx, {
      actor: by,
      subject: `mission:${id}`,
      command: 'mission.create',
      after: { ...inRecord(definition), state: 'draft', reason },
    });
    return ok(deskMissionWire((await findDeskRow(tx, id))!));
  });
}

/** Writes a draft again, of which the operator saw exactly what is there. */
export async function saveMission(
  deps: Deps,
  operator: Pick<StaffPerson, 'name'>,
  { id, contentHash, mission, reason }: Input<'/operator/mission/save'>,
): Promise<Result<Wire>> {
  const read = readDraft(mission, reason);
  if (!read.ok) return read;
  return inTransaction(deps.db, async (tx) => {
    const seen = await lockDraft(tx, id, contentHash);
    if (!seen.ok) return seen;
    const possible = await isPossible(deps, tx, read.data);
    if (!possible.ok) return possible;
    await updateMission(tx, id, read.data, hashOf(read.data));
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `mission:${id}`,
      command: 'mission.save',
      before: inRecord(seen.data),
      after: { ...inRecord(read.data), reason },
    });
    return ok(deskMissionWire((await findDeskRow(tx, id))!));
  });
}

/** Deletes a draft; the audit log keeps what was written. */
export async function deleteMission(
  { db }: Pick<Deps, 'db'>,
  operator: Pick<StaffPerson, 'name'>,
  { id, contentHash, reason }: Input<'/operator/mission/delete'>,
): Promise<Result<null>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  return inTransaction(db, async (tx) => {
    const seen = await lockDraft(tx, id, contentHash);
    if (!seen.ok) return seen;
    await deleteDraft(tx, id);
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `mission:${id}`,
      command: 'mission.delete',
      before: { ...inRecord(seen.data), state: 'draft' },
      after: { reason },
    });
    return ok(null);
  });
}

function readDraft(mission: MissionDraft, reason: string): Result<Definition> {
  if (mission.english === '' || mission.filipino === '') return refuse('missingField', { field: 'the name' });
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  const definition = definitionOf(mission);
  const { startsAt, endsAt } = definition;
  return endsAt <= startsAt || endsAt.getTime() - startsAt.getTime() > longestDays * dayMs
    ? refuse('invalidField', { field: 'the end' })
    : ok(definition);
}

/** What the contract cannot know: the clock, the games and the groups. */
async function isPossible({ checkEntry }: Deps, tx: Transaction, definition: Definition): Promise<Result<null>> {
  if (definition.endsAt <= (await databaseTime(tx))) return refuse('invalidField', { field: 'the end' });
  if ((await playableIn(tx, definition)).length === 0) return refuse('invalidField', { field: 'the games' });
  return checkEntry(tx, definition.entry);
}

async function lockDraft(tx: Transaction, id: number, contentHash: string): Promise<Result<Mission>> {
  const mission = await lockMission(tx, id);
  if (!mission) return refuse('noSuchThing');
  if (mission.state !== 'draft') return refuse('wrongState', { status: mission.state });
  return mission.contentHash === contentHash ? ok(mission) : refuse('contentChanged');
}

/** As the audit log has it. */
function inRecord(it: Definition) {
  const { english, filipino, kind, count, category, points, startsAt, endsAt, entry, mostPlayers } = it;
  return {
    ...{ english, filipino, kind, count, category, points, entry, mostPlayers },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    contentHash: hashOf(it),
  };
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
    entry: draft.entry,
    mostPlayers: draft.mostPlayers ?? null,
  };
}
