import { connectionOf } from '@fairhouse/operation';
import type pg from 'pg';
import { ok, type Result, refuse } from '../../http/result.ts';
import { hashOfNobody, passwordMatches } from '../../lib/password.ts';
import { forgetFailuresHere, type LockSettings, lockAfter, noteRefusal } from './login-failures.store.ts';
import { findMemberByIdentity, type Member } from './member.store.ts';
import { addressesOf } from './session.store.ts';

/**
 * The member behind a name and a password. An unknown name and a wrong password are told apart neither by the answer nor
 * by its time, and both count towards the lock of that name. That a member is suspended is said to the right password
 * alone.
 */
export async function login(
  db: pg.Pool,
  identity: string,
  password: string,
  lock: LockSettings,
  address: string,
): Promise<Result<Member>> {
  const member = await findMemberByIdentity(db, identity);
  const matches = await passwordMatches(member?.passwordHash ?? (await hashOfNobody), password);
  const proved = matches ? member : undefined;
  // A person's name and mail are two ways to the same account: guesses by both count together.
  const guess = { identity: member?.username ?? identity, connection: connectionOf(address) };
  const isKnown = async () =>
    (await addressesOf(db, member?.id ?? 0n)).some((it) => connectionOf(it) === guess.connection);
  const minutes = await lockAfter(db, guess, proved !== undefined, lock, isKnown);
  if (!proved) await noteRefusal(db, member?.id);
  if (minutes !== undefined) return refuse('loginLocked', { minutes });
  if (!proved) return refuse('loginFailed');
  await forgetFailuresHere(db, guess);
  return proved.enabled ? ok(proved) : refuse('accountSuspended');
}
