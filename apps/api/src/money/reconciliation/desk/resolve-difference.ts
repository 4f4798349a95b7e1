import type { DifferenceState } from '@fairhouse/contract/operator';
import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { decideDifference, lockDifference, type StoredDifference } from '../difference.store.ts';

interface Decision {
  id: number;
  version: number;
  state: DifferenceState;
  reason: string;
  correctedBy?: string | undefined;
}

/** Says why something differs, or what put it right, or opens it again. Of two at the same time the second is told. */
export async function resolveDifference(
  db: Database,
  operator: Operator,
  { id, version, state, reason, correctedBy }: Decision,
): Promise<Result<StoredDifference>> {
  if ((state === 'corrected') !== (correctedBy !== undefined && correctedBy !== ''))
    return refuse('invalidField', { field: 'correctedBy' });
  return inTransaction(db, async (tx) => {
    const found = await lockDifference(tx, BigInt(id));
    if (!found) return refuse('noSuchThing');
    if (found.version !== version) return refuse('contentChanged');
    if (found.state === 'open' && state === 'open') return refuse('wrongState', { status: found.state });
    const decided = await decideDifference(tx, found.id, {
      state,
      reason,
      correctedBy: correctedBy ?? null,
      decidedBy: operator.name,
    });
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `difference:${id}`,
      command: 'reconciliation.resolve',
      before: { state: found.state, reason: found.reason, correctedBy: found.correctedBy },
      after: { state, reason, correctedBy: correctedBy ?? null },
    });
    return ok(decided);
  });
}
