import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import type { ContentDeps } from './content.deps.ts';
import { findVersion, lockPiece, moveVersion, type Named } from './content.store.ts';

/** Takes back a version whose moment has not come. */
export async function withdraw(
  { db }: Pick<ContentDeps, 'db'>,
  operator: Pick<StaffPerson, 'name'>,
  { kind, id, version, reason }: Named & { version: number; reason: string },
): Promise<Result<null>> {
  if (reason === '') return refuse('missingField', { field: 'reason' });
  return inTransaction(db, async (tx) => {
    const found = await findVersion(tx, { kind, id }, version);
    if (!found) return refuse('noSuchThing');
    await lockPiece(tx, found);
    if (!(await moveVersion(tx, found, 'withdrawn', reason))) return refuse('wrongState', { status: found.state });
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `${kind}:${id}`,
      command: `${kind}.withdraw`,
      before: { version, effectTime: found.effectAt.toISOString() },
      after: { version, reason },
    });
    return ok(null);
  });
}
