import { inTransaction, type Transaction } from '@fairhouse/database';
import { connectionOf } from '@fairhouse/operation';
import { type Result, refuse } from '../../../http/result.ts';
import { hashOfNobody, passwordMatches } from '../../../lib/password.ts';
import { stepOfCode } from '../../../lib/totp.ts';
import type { SessionOrigin } from '../sessions/session.store.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { findPassword, type StaffPassword, takeStep } from './factor.store.ts';
import { addressesOfSignIns, insertSignIn, lockName, type RecentTry, recentTries } from './sign-in.store.ts';

/**
 * Five wrong passwords or codes within a quarter of an hour stop the name for their connection until the oldest is that old: a
 * guesser elsewhere does not lock its holder out. Guesses from many connections stop it for all that it has not signed in from.
 */
const mostFailures = 5;
const mostFailuresEverywhere = 25;
const withinMinutes = 15;

/** Who proved to be somebody of the staff, and what is done about it in the same transaction. */
export type Enter<T> = (tx: Transaction, who: { staffId: bigint; name: string }) => Promise<Result<T>>;

/**
 * Proves by name, password and a code of the authenticator app. Which of the three was wrong is told neither by the
 * answer nor by its time; a name that nobody has is counted and stopped alike.
 */
export async function provePassword<T>(
  deps: StaffDeps,
  { name: typed, password, code }: { name: string; password: string; code: string },
  caller: SessionOrigin,
  enter: Enter<T>,
): Promise<Result<T>> {
  const { db, clock } = deps;
  const name = typed.toLowerCase();
  const found = await findPassword(db, name);
  const matches = await passwordMatches(found?.passwordHash ?? (await hashOfNobody), password);
  return inTransaction(db, async (tx) => {
    await lockName(tx, name);
    const at = clock();
    const since = new Date(at.getTime() - withinMinutes * 60_000);
    const tries = await recentTries(tx, name, since);
    const noted = { at, name, means: 'password', ...(found ? { staffId: found.staffId } : {}), ...caller };
    // Asked after the comparison: of guesses that are hashed at once, those after the one that stops are not judged.
    const oldest = await stoppedBy(tx, name, tries, caller.address);
    if (oldest) {
      await insertSignIn(tx, { ...noted, outcome: 'locked' });
      const leftMs = oldest.at.getTime() - since.getTime();
      return refuse('loginLocked', { minutes: Math.max(1, Math.ceil(leftMs / 60_000)) });
    }
    if (!found || !matches || !(await provesCode(deps, tx, found, name, code, at))) {
      await insertSignIn(tx, { ...noted, outcome: 'refused' });
      return refuse('signInFailed');
    }
    return enter(tx, { staffId: found.staffId, name });
  });
}

/** The oldest of the wrong tries that stop this name here; undefined when they are too few. */
async function stoppedBy(
  tx: Transaction,
  name: string,
  tries: RecentTry[],
  address: string,
): Promise<RecentTry | undefined> {
  const isHere = (of: string) => connectionOf(of) === connectionOf(address);
  const here = tries.filter((it) => isHere(it.address));
  const failures = here.slice(here.findLastIndex(({ isRight }) => isRight) + 1);
  if (failures.length >= mostFailures) return failures[0];
  const everywhere = tries.filter(({ isRight }) => !isRight);
  if (everywhere.length < mostFailuresEverywhere) return undefined;
  return (await addressesOfSignIns(tx, name)).some(isHere) ? undefined : everywhere[0];
}

/** A code of now, taken once, of the app that came with this very password. */
async function provesCode(
  { sealing }: StaffDeps,
  tx: Transaction,
  proved: StaffPassword,
  name: string,
  code: string,
  at: Date,
): Promise<boolean> {
  const now = await findPassword(tx, name);
  if (!now?.enabled || now.passwordHash !== proved.passwordHash) return false;
  const secret = sealing.open(String(now.staffId), now.sealedSecret);
  const step = stepOfCode(secret, code.replaceAll(' ', ''), at.getTime());
  return step !== undefined && takeStep(tx, now.staffId, step);
}
