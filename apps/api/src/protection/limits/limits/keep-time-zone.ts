import { lockBook } from '@fairhouse/betting';
import { inTransaction, type Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { SessionMember } from '../../../http/session.ts';
import { ensurePreference, knowsTimeZone, readPreference, writeNextTimeZone } from '../preference.store.ts';
import type { ProtectionDeps } from '../protection.deps.ts';

const dayMs = 24 * 3_600_000;

/** The calendar that a member's browser names counts from the first limit on, if none was named before. */
export async function keepTimeZone(
  tx: Transaction,
  memberId: bigint,
  timeZone: string | undefined,
): Promise<Result<null>> {
  if (timeZone === undefined) return ok(null);
  if (!(await knowsTimeZone(tx, timeZone))) return refuse('invalidField', { field: 'timeZone' });
  await ensurePreference(tx, memberId, timeZone);
  return ok(null);
}

/**
 * Counts by another calendar from a day later on, so that nobody gets a fresh day by moving the clock: a period that has begun
 * ends when it would have ended.
 */
export async function setTimeZone(
  deps: ProtectionDeps,
  member: SessionMember,
  timeZone: string,
): Promise<Result<{ from: string }>> {
  const now = deps.clock();
  const from = new Date(now.getTime() + dayMs);
  return inTransaction(deps.db, async (tx) => {
    if (!(await knowsTimeZone(tx, timeZone))) return refuse('invalidField', { field: 'timeZone' });
    await lockBook(tx, member.id);
    const before = await readPreference(tx, member.id, now);
    await ensurePreference(tx, member.id, 'UTC');
    await writeNextTimeZone(tx, member.id, timeZone, from, now);
    await recordAuditEvent(tx, {
      actor: `member:${member.id}`,
      memberId: member.id,
      subject: `member:${member.id}`,
      command: 'limit.setTimeZone',
      before: { timeZone: before.timeZone },
      after: { timeZone, from: from.toISOString() },
    });
    return ok({ from: from.toISOString() });
  });
}
