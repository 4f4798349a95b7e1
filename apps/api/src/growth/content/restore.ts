import { inTransaction } from '@fairhouse/database';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import type { ContentDeps } from './content.deps.ts';
import { addRevision, findVersion, lockPiece, type Named } from './content.store.ts';
import { askToPublish } from './publish.ts';

/** Undo: what a former version said is published again. A draft that is open stays as it is. */
export async function restore(
  deps: ContentDeps,
  operator: StaffPerson,
  { kind, id, of, version, reason }: Named & { of: number; version: number; reason: string },
): Promise<Result<null>> {
  if (reason === '') return refuse('missingField', { field: 'reason' });
  const former = await findVersion(deps.db, { kind, id }, of);
  if (!former) return refuse('noSuchThing');
  const author = `operator:${operator.name}`;
  const kept = await inTransaction(deps.db, async (tx): Promise<Result<number>> => {
    const piece = await lockPiece(tx, former);
    if (piece.version !== version) return refuse('contentChanged');
    return ok(await addRevision(tx, former, { content: former.content, basedOn: version, setsOrder: true, author }));
  });
  if (!kept.ok) return kept;
  return askToPublish(deps, operator, { kind, id, revision: kept.data, version, reason, undoes: of });
}
