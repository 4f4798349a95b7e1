import type pg from 'pg';
import { ok, type Result, refuse } from '../../http/result.ts';
import { countFailure, forgetFailures, type LockSettings, lockedMinutes } from './login-failures.store.ts';
import { findMemberByIdentity, type Member } from './member.store.ts';
import { hashOfNobody, passwordMatches } from './password.ts';

/**
 * The member behind a name and a password. An unknown name, a wrong password and a suspended member are told apart
 * neither by the answer nor by its time, and all of them count towards the lock of that name.
 */
export async function login(
  db: pg.Pool,
  identity: string,
  password: string,
  lock: LockSettings,
): Promise<Result<Member>> {
  const minutes = await lockedMinutes(db, identity);
  const member = await findMemberByIdentity(db, identity);
  const matches = await passwordMatches(member?.passwordHash ?? (await hashOfNobody), password);
  if (minutes !== undefined) return refuse('loginLocked', { minutes });
  if (!member || !matches || !member.enabled) {
    await countFailure(db, identity, lock);
    return refuse('loginFailed');
  }
  await forgetFailures(db, [member.username, member.email]);
  return ok(member);
}
