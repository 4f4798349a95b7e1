import type pg from 'pg';
import { ok, type Result, refuse } from '../../http/result.ts';
import { passwordMatches } from '../../lib/password.ts';
import { type LockSettings, lockAfter, ownSession } from './login-failures.store.ts';
import { findMember } from './member.store.ts';

/**
 * Whether this is the member's present password. Anyone who found a session open may not guess at it for ever: wrong ones
 * lock it for all sessions, and not the log-in: nobody who only knows the name locks its member out of this.
 */
export async function confirmPassword(
  db: pg.Pool,
  lock: LockSettings,
  memberId: bigint,
  password: string,
): Promise<Result<null>> {
  const member = (await findMember(db, memberId))!;
  const matches = await passwordMatches(member.passwordHash, password);
  const minutes = await lockAfter(
    db,
    { identity: member.username, connection: ownSession },
    matches,
    lock,
    async () => true,
  );
  if (minutes !== undefined) return refuse('loginLocked', { minutes });
  return matches ? ok(null) : refuse('oldPasswordWrong');
}
