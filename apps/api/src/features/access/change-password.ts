import { inTransaction } from '@fairhouse/database';
import type pg from 'pg';
import { recordAct } from '../../db/acts.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { SessionMember } from '../../http/session.ts';
import { findMember, setPasswordHash } from './member.store.ts';
import { hashPassword, isWeak, passwordMatches } from './password.ts';
import { endSessionsOf } from './session.store.ts';

/** Sets a new password and ends every other session of the member. */
export async function changePassword(
  db: pg.Pool,
  asking: SessionMember,
  passwords: { oldPassword: string; password: string; repassword: string },
): Promise<Result<null>> {
  const member = (await findMember(db, asking.id))!;
  if (passwords.password !== passwords.repassword) return refuse('passwordsDiffer');
  if (isWeak(passwords.password, member.username)) return refuse('passwordWeak');
  if (!(await passwordMatches(member.passwordHash, passwords.oldPassword))) return refuse('oldPasswordWrong');
  const passwordHash = await hashPassword(passwords.password);
  await inTransaction(db, async (tx) => {
    await setPasswordHash(tx, member.id, passwordHash);
    await endSessionsOf(tx, member.id, asking.sessionId);
    await recordAct(tx, {
      actor: `member:${member.id}`,
      memberId: member.id,
      subject: `member:${member.id}`,
      verb: 'change password',
    });
  });
  return ok(null);
}
