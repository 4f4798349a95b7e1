import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { facts } from './save-view.ts';
import { deleteViewById, lockViewsOf } from './view.store.ts';

/** Forgets an own view; those of others are not there for it. */
export async function deleteView(db: Database, person: StaffPerson, id: bigint): Promise<Result<null>> {
  return inTransaction(db, async (tx) => {
    const before = (await lockViewsOf(tx, person.id)).find((one) => one.id === id);
    if (!before) return refuse('noSuchThing');
    await deleteViewById(tx, id);
    await recordAuditEvent(tx, {
      actor: `operator:${person.name}`,
      subject: `view:${id}`,
      command: 'view.delete',
      before: facts(before),
    });
    return ok(null);
  });
}
