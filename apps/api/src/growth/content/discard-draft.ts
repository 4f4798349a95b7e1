import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import type { ContentDeps } from './content.deps.ts';
import { findPiece, lockPiece, type Named, setDraft } from './content.store.ts';

export async function discardDraft(
  { db }: Pick<ContentDeps, 'db'>,
  operator: Pick<StaffPerson, 'name'>,
  { kind, id, revision }: Named & { revision: number },
): Promise<Result<null>> {
  return inTransaction(db, async (tx) => {
    if (!(await findPiece(tx, { kind, id }))) return refuse('noSuchThing');
    const { draft } = await lockPiece(tx, { kind, id });
    if (draft !== revision) return refuse('contentChanged');
    await setDraft(tx, { kind, id }, null);
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `${kind}:${id}`,
      command: `${kind}.discard`,
      before: { revision },
    });
    return ok(null);
  });
}
