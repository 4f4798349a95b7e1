import type { Transaction } from '@fairhouse/database';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { type Contact, lockContact, otherClaim } from '../contact.store.ts';

/** The thread, locked, for a member of the staff; refused while a colleague holds it in the queue. */
export async function lockForStaff(
  tx: Transaction,
  id: bigint,
  operator: Pick<Operator, 'id'>,
): Promise<Result<Contact>> {
  const thread = await lockContact(tx, id);
  if (!thread) return refuse('noSuchThing');
  if (thread.state === 'solved') return refuse('wrongState', { status: 'solved' });
  const other = await otherClaim(tx, id, operator.id);
  if (other) return refuse('alreadyClaimed', { by: other.by, until: other.until.toISOString().slice(11, 16) });
  return ok(thread);
}
