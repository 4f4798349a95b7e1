import { lockBooks } from '@fairhouse/betting';
import { inTransaction } from '@fairhouse/database';
import type pg from 'pg';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { SessionMember } from '../../http/session.ts';
import { hashPassword, isWeak } from '../../lib/password.ts';
import { confirmPassword } from './confirm-password.ts';
import type { GamePort } from './game.port.ts';
import type { LockSettings } from './login-failures.store.ts';
import { findMember, replacePasswordHash } from './member.store.ts';
import type { NotifyPort } from './notify.port.ts';
import { endSessionsOf } from './session.store.ts';

/** Sets a new password and ends every other session and every game of the member. */
export async function changePassword(
  db: pg.Pool,
  games: GamePort,
  notify: NotifyPort,
  lock: LockSettings,
  asking: SessionMember,
  passwords: { oldPassword: string; password: string; repassword: string },
): Promise<Result<null>> {
  const member = (await findMember(db, asking.id))!;
  if (passwords.password !== passwords.repassword) return refuse('passwordsDiffer');
  if (isWeak(passwords.password, member.username)) return refuse('passwordWeak');
  const confirmed = await confirmPassword(db, lock, asking.id, passwords.oldPassword);
  if (!confirmed.ok) return confirmed;
  const passwordHash = await hashPassword(passwords.password);
  return inTransaction(db, async (tx) => {
    // Before any other row: bets lock the book first as well.
    await lockBooks(tx, [member.id]);
    // Somebody may have changed it since it was confirmed: the first one to do so has it.
    if (!(await replacePasswordHash(tx, member, passwordHash))) return refuse('oldPasswordWrong');
    await endSessionsOf(tx, member.id, asking.sessionId);
    await games.endGameSessions(tx, member.id);
    await recordAuditEvent(tx, {
      actor: `member:${member.id}`,
      memberId: member.id,
      subject: `member:${member.id}`,
      command: 'member.changePassword',
    });
    await notify(tx, member.id, 'passwordChanged', () => ({}));
    return ok(null);
  });
}
