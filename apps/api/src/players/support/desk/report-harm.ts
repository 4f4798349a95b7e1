import type { Database, Transaction } from '@fairhouse/database';
import { unlessRefused } from '../../../db/unless-refused.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { findContact } from '../contact.store.ts';

export interface ReportHarmDeps {
  db: Database;
  /** Opens a case of the protection team, or adds to the one that is open; answers which. */
  reportHarm(tx: Transaction, report: { memberId: bigint; by: string; subject: string; text: string }): Promise<bigint>;
}

/** Gives what a player wrote to the protection team. */
export async function reportHarmOf(
  { db, reportHarm }: ReportHarmDeps,
  { id, reason }: { id: bigint; reason: string },
  operator: Pick<Operator, 'name'>,
): Promise<Result<{ caseId: number }>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  return unlessRefused(db, async (tx) => {
    const thread = await findContact(tx, id);
    // A visitor has no play that could be looked at.
    if (!thread || thread.memberId === null) return refuse('noSuchThing');
    const subject = `contact:${id}`;
    const caseId = await reportHarm(tx, { memberId: thread.memberId, by: operator.name, subject, text: reason });
    return ok({ caseId: Number(caseId) });
  });
}
