import { inTransaction, type Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { Operator } from '../../http/session.ts';
import { hashToken } from '../../lib/secret-token.ts';
import { mayMove, moves } from './api-key.states.ts';
import { type ApiKeyRow, activate, lockKey } from './api-key.store.ts';
import type { ApiKeysDeps } from './api-keys.deps.ts';
import { beginningOf, newKeyText } from './key-text.ts';

/** Answers the secret of a key that two people agreed on, once and to its maker alone. It is made here and stored nowhere. */
export function revealKey(
  { db, spendProof, clock }: Pick<ApiKeysDeps, 'db' | 'spendProof' | 'clock'>,
  operator: Operator,
  { id, token }: { id: number; token: string },
): Promise<Result<{ key: ApiKeyRow; secret: string }>> {
  return inTransaction(db, async (tx) => {
    const row = await lockKey(tx, id);
    if (!row) return refuse('noSuchThing');
    if (row.makerId !== operator.id) return refuse('notPermitted');
    if (!mayMove(row.state, 'active')) return refuse('wrongState', { status: row.state });
    if (row.fetchUntil! <= clock()) return refuse('wrongState', { status: 'expired' });
    if (!(await spendProof(tx, operator.id, token))) return refuse('linkExpired');
    return ok(await makeSecret(tx, operator, row));
  });
}

/** The secret of a key that has none yet; only its digest is kept. The caller holds the row. */
export async function makeSecret(
  tx: Transaction,
  { name }: Pick<Operator, 'name'>,
  before: ApiKeyRow,
): Promise<{ key: ApiKeyRow; secret: string }> {
  const secret = newKeyText();
  const key = await activate(tx, before.id, { digest: hashToken(secret), beginning: beginningOf(secret) });
  await recordAuditEvent(tx, {
    actor: `operator:${name}`,
    subject: `api-key:${key.id}`,
    command: moves.active.command,
    before: { state: before.state },
    after: { state: key.state, name: key.name },
  });
  return { key, secret };
}
