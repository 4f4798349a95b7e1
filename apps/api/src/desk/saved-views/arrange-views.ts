import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { lockViewsOf, placeViews } from './view.store.ts';

/** Puts the own views of a place in an order. What is not one of them is passed over; what is not named keeps its order, behind. */
export async function arrangeViews(
  db: Database,
  person: StaffPerson,
  place: string,
  wanted: readonly bigint[],
): Promise<Result<null>> {
  return inTransaction(db, async (tx) => {
    const before = (await lockViewsOf(tx, person.id)).filter((one) => one.place === place).map(({ id }) => id);
    const named = [...new Set(wanted)].filter((id) => before.includes(id));
    const after = [...named, ...before.filter((id) => !named.includes(id))];
    if (after.join() === before.join()) return ok(null);
    await placeViews(tx, after);
    await recordAuditEvent(tx, {
      actor: `operator:${person.name}`,
      subject: `views:${place}`,
      command: 'view.arrange',
      before: { order: before.map(Number) },
      after: { order: after.map(Number) },
    });
    return ok(null);
  });
}
