import type pg from 'pg';
import { ok, type Result, refuse } from '../../http/result.ts';
import { hashOfNobody, passwordMatches } from '../../lib/password.ts';
import { forgetFailures, type LockSettings, lockAfter, noteRefusal } from './login-failures.store.ts';
import { findMemberByIdentity, type Member } from './member.store.ts';

/**
 * The member behind a name and a password. An unknown name and a wrong password are told apart neither by the answer nor
 * by its time, and both count towards the lock of that person. That a member is suspended is said to the right password
 * alone.
 */
export async function login(
  db: pg.Pool,
  identity: string,
  password: string,
  lock: LockSettings,
): Promise<Result<Member>> {
  const member = await findMemberByIdentity(db, identity);
  const matches = await passwordMatches(member?.passwordHash ?? (await hashOfNobody), password);
  const proved = matches ? member : undefined;
  // A person's name and mail are two ways to the same account: guesses by both count together.
  const minutes = await lockAfter(db, member?.username ?? identity, proved !== undefined, lock);
  if (!proved) await noteRefusal(db, member?.id);
  if (minutes !== undefined) return refuse('loginLocked', { minutes });
  if (!proved) return refuse('loginFailed');
  await forgetFailures(db, [proved.username, proved.email]);
  return proved.enabled ? ok(proved) : refuse('accountSuspended');
}
