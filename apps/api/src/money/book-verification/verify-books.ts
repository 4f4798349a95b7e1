import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { OperatorsDeps, Verified } from './operators.deps.ts';

/** Checks all books or one member's again, and records who had it done and what was found. Nothing is corrected. */
export async function verifyBooks(
  deps: Pick<OperatorsDeps, 'db' | 'verifyBooks' | 'noteVerified'>,
  { name }: { name: string },
  { memberId, reason }: { memberId: bigint | undefined; reason: string | undefined },
): Promise<Result<Verified>> {
  // Anyone who looks into one player's book says why; all of them are checked as a matter of course.
  if (memberId !== undefined && reason === undefined) return refuse('missingField', { field: 'the reason' });
  const verified = await deps.verifyBooks(memberId);
  if (memberId !== undefined && verified.books === 0) return refuse('noSuchThing');
  const { books, postings, faultCount } = verified;
  const actor = `operator:${name}`;
  await inTransaction(deps.db, async (tx) => {
    await recordAuditEvent(tx, {
      actor,
      ...(memberId === undefined ? { subject: 'books' } : { memberId, subject: `member:${memberId}` }),
      command: 'book.verify',
      after: { books, postings, faultCount, ...(reason === undefined ? {} : { reason }) },
    });
    if (memberId === undefined) await deps.noteVerified(tx, actor, verified);
  });
  return ok(verified);
}
