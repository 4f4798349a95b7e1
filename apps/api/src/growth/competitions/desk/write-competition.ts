import type { CompetitionDraft, OperatorCalls, DeskCompetition as Wire } from '@fairhouse/contract/operator';
import { inTransaction, type Transaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { databaseTime } from '../../../db/database-time.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { CompetitionsDeps } from '../competition.deps.ts';
import { deleteDraft, gamesOf, insertCompetition, lockCompetition, updateCompetition } from '../competition.store.ts';
import { type Competition, type Definition, definitionText, hashOf } from '../competition.ts';
import { wholeCompetition } from '../competition.wire.ts';
import { readDefinition } from './read-definition.ts';

type Input<P extends keyof OperatorCalls> = z.output<OperatorCalls[P]['input']>;
type Deps = Pick<CompetitionsDeps, 'db' | 'checkEntry'>;

/** Writes a draft, which players see once it is published. */
export async function createCompetition(
  deps: Deps,
  operator: Pick<StaffPerson, 'name'>,
  { reason, ...input }: Input<'/operator/competition/create'>,
): Promise<Result<Wire>> {
  const read = readDraft(input, reason);
  if (!read.ok) return read;
  return inTransaction(deps.db, async (tx) => {
    const possible = await isPossible(deps, tx, read.data);
    if (!possible.ok) return possible;
    const id = await insertCompetition(tx, read.data, `operator:${operator.name}`);
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `competition:${id}`,
      command: 'competition.create',
      after: { ...inRecord(read.data), state: 'draft', reason },
    });
    return ok((await wholeCompetition(tx, id))!);
  });
}

/** Writes a draft again, of which the operator saw exactly what is there. */
export async function saveCompetition(
  deps: Deps,
  operator: Pick<StaffPerson, 'name'>,
  { id, contentHash, reason, ...input }: Input<'/operator/competition/save'>,
): Promise<Result<Wire>> {
  const read = readDraft(input, reason);
  if (!read.ok) return read;
  return inTransaction(deps.db, async (tx) => {
    const seen = await lockDraft(tx, id, contentHash);
    if (!seen.ok) return seen;
    const possible = await isPossible(deps, tx, read.data);
    if (!possible.ok) return possible;
    await updateCompetition(tx, id, read.data);
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `competition:${id}`,
      command: 'competition.save',
      before: inRecord(seen.data),
      after: { ...inRecord(read.data), reason },
    });
    return ok((await wholeCompetition(tx, id))!);
  });
}

/** Deletes a draft; the audit log keeps what was written. */
export async function deleteCompetition(
  { db }: Pick<Deps, 'db'>,
  operator: Pick<StaffPerson, 'name'>,
  { id, contentHash, reason }: Input<'/operator/competition/delete'>,
): Promise<Result<null>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  return inTransaction(db, async (tx) => {
    const seen = await lockDraft(tx, id, contentHash);
    if (!seen.ok) return seen;
    await deleteDraft(tx, id);
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `competition:${id}`,
      command: 'competition.delete',
      before: { ...inRecord(seen.data), state: 'draft' },
      after: { reason },
    });
    return ok(null);
  });
}

function readDraft(input: CompetitionDraft, reason: string): Result<Definition> {
  if (input.english === '' || input.filipino === '') return refuse('missingField', { field: 'the name' });
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  const definition = readDefinition(input);
  return typeof definition === 'string' ? refuse('invalidField', { field: definition }) : ok(definition);
}

/** What the contract cannot know: the clock, the catalogue and the groups. */
async function isPossible(deps: Deps, tx: Transaction, definition: Definition): Promise<Result<null>> {
  if (definition.endsAt <= (await databaseTime(tx))) return refuse('invalidField', { field: 'the end' });
  const { codes, except } = definition.gameChoice;
  for (const named of [codes, except])
    if ((await gamesOf(tx, named)).length < named.length) return refuse('invalidField', { field: 'the games' });
  return deps.checkEntry(tx, definition.entry);
}

async function lockDraft(tx: Transaction, id: number, contentHash: string): Promise<Result<Competition>> {
  const competition = await lockCompetition(tx, id);
  if (!competition) return refuse('noSuchThing');
  if (competition.state !== 'draft') return refuse('wrongState', { status: competition.state });
  return competition.contentHash === contentHash ? ok(competition) : refuse('contentChanged');
}

/** As the audit log has it. */
const inRecord = (definition: Definition) => ({
  definition: JSON.parse(definitionText(definition)) as Record<string, unknown>,
  contentHash: hashOf(definition),
});
