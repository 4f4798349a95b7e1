import { lockBooks } from '@fairhouse/betting';
import { inTransaction, type Transaction } from '@fairhouse/database';
import type pg from 'pg';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { GamePort } from './game.port.ts';
import { setEnabled } from './member.store.ts';
import { endSessionsOf } from './session.store.ts';

/**
 * Suspends a member, which ends every session and game at once, or lets the member in again. A repeat changes nothing
 * and records nothing.
 */
export async function suspendMember(
  db: pg.Pool,
  games: GamePort,
  operator: string,
  memberId: bigint,
  { suspended, reason }: { suspended: boolean; reason?: string | undefined },
): Promise<Result<null>> {
  return inTransaction(db, (tx) => suspendWithin(tx, games, operator, memberId, { suspended, reason }));
}

/** The same as part of something larger. */
export async function suspendWithin(
  tx: Transaction,
  games: GamePort,
  operator: string,
  memberId: bigint,
  { suspended, reason }: { suspended: boolean; reason?: string | undefined },
): Promise<Result<null>> {
  const enabled = !suspended;
  await lockBooks(tx, [memberId]);
  const changed = await setEnabled(tx, memberId, enabled);
  if (changed === undefined) return refuse('noSuchThing');
  if (!changed) return ok(null);
  if (!enabled) {
    await endSessionsOf(tx, memberId);
    await games.endGameSessions(tx, memberId);
  }
  await recordAuditEvent(tx, {
    actor: `operator:${operator}`,
    memberId,
    subject: `member:${memberId}`,
    command: enabled ? 'member.enable' : 'member.suspend',
    before: { enabled: !enabled },
    after: { enabled, ...(reason ? { reason } : {}) },
  });
  return ok(null);
}
