import { inTransaction, type Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { mayMove, moves } from './api-key.states.ts';
import { type ApiKeyRow, type End, end, lockKey, lockKeysOf } from './api-key.store.ts';
import type { ApiKeysDeps } from './api-keys.deps.ts';

/** Ends a key for good: the next call with it is refused, in any process. */
export function revokeKey(
  { db, clock }: Pick<ApiKeysDeps, 'db' | 'clock'>,
  operator: Pick<StaffPerson, 'name'>,
  { id, reason }: { id: number; reason: string },
): Promise<Result<ApiKeyRow>> {
  return inTransaction(db, async (tx) => {
    if (reason === '') return refuse('missingField', { field: 'the reason' });
    const row = await lockKey(tx, id);
    if (!row) return refuse('noSuchThing');
    if (!mayMove(row.state, 'revoked')) return refuse('wrongState', { status: row.state });
    return ok(await endKey(tx, row, { to: 'revoked', by: `operator:${operator.name}`, reason, at: clock() }));
  });
}

/** Ends the keys of a person whose account is disabled; they do not come back with the account. */
export async function endKeysOf(tx: Transaction, makerId: bigint, { by, at }: Pick<End, 'by' | 'at'>): Promise<void> {
  for (const row of await lockKeysOf(tx, makerId))
    await endKey(tx, row, { to: 'revoked', by, reason: 'The account of its maker was disabled.', at });
}

/** With its audit event. The caller holds the row. */
export async function endKey(tx: Transaction, before: ApiKeyRow, ending: End): Promise<ApiKeyRow> {
  const row = await end(tx, before.id, ending);
  await recordAuditEvent(tx, {
    actor: ending.by,
    subject: `api-key:${row.id}`,
    command: moves[ending.to].command,
    before: { state: before.state },
    after: { state: row.state, name: row.name, reason: ending.reason },
  });
  return row;
}
