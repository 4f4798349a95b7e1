import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { type AttemptRow, insertAttempt } from './attempt.store.ts';

/** Keeps an import that entered nothing. A refusal is an event of the audit log; a proposal is one by `approval.propose`. */
export async function keepAttempt(db: Database, attempt: Omit<AttemptRow, 'id' | 'triedAt'>): Promise<AttemptRow> {
  return inTransaction(db, async (tx) => {
    const { outcome, judgedBy, hash, code, findings, faultsFound, reason, triedBy } = attempt;
    const kept = await insertAttempt(tx, attempt);
    if (outcome === 'refused')
      await recordAuditEvent(tx, {
        actor: triedBy,
        subject: `package:${hash ?? code}`,
        command: 'catalogue.refusePackage',
        after: { hash, code, judgedBy, findings, faultsFound, reason },
      });
    return kept;
  });
}
