import { inTransaction, type Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { hashOfNobody, passwordMatches } from '../../../lib/password.ts';
import { newSecretToken } from '../../../lib/secret-token.ts';
import { stepOfCode } from '../../../lib/totp.ts';
import type { AffiliatesDeps } from '../affiliates.deps.ts';
import { endSessionsOf, insertSession, noteOrigins } from './session.store.ts';
import { findUser, lockUser, setFailures, takeStep, type User } from './user.store.ts';

const mostFailures = 5;
const lockedMinutes = 15;
const sessionHours = 12;
export const partnerIdleMinutes = 60;

/** What the secret of an app is bound to, so that rows cannot be swapped. */
export const ofUser = (affiliateId: number): string => `affiliate user ${affiliateId}`;

export interface PartnerSession {
  token: string;
  endTime: string;
}

interface Typed {
  email: string;
  password: string;
  code: string;
  deviceId?: string | undefined;
}

/** Signs a partner in by address, password and a code of the app. Neither the answer nor its time reveals which of them was wrong. */
export async function signIn(
  deps: Pick<AffiliatesDeps, 'db' | 'sealing' | 'originOf' | 'clock'>,
  { email, password, code, deviceId }: Typed,
  address: string,
): Promise<Result<PartnerSession>> {
  const found = await findUser(deps.db, email.toLowerCase());
  const matches = await passwordMatches(found?.passwordHash ?? (await hashOfNobody), password);
  if (!found) return refuse('signInFailed');
  return inTransaction(deps.db, async (tx) => {
    const user = (await lockUser(tx, found.affiliateId))!;
    const { affiliateId } = user;
    const at = deps.clock();
    if (user.lockedUntil && user.lockedUntil > at) {
      return refuse('loginLocked', { minutes: Math.ceil((user.lockedUntil.getTime() - at.getTime()) / 60_000) });
    }
    const isSame = user.passwordHash !== null && user.passwordHash === found.passwordHash;
    if (!matches || !isSame || user.state === 'ended' || !(await provesCode(deps, tx, user, code, at))) {
      const failures = user.failures + 1;
      const isLocked = failures >= mostFailures;
      const lockedUntil = isLocked ? new Date(at.getTime() + lockedMinutes * 60_000) : null;
      await setFailures(tx, affiliateId, { failures: isLocked ? 0 : failures, lockedUntil });
      return refuse('signInFailed');
    }
    await setFailures(tx, affiliateId, { failures: 0, lockedUntil: null });
    await noteOrigins(tx, affiliateId, [
      { kind: 'address', hash: deps.originOf('address', address) },
      ...(deviceId ? [{ kind: 'device' as const, hash: deps.originOf('device', deviceId) }] : []),
    ]);
    await recordAuditEvent(tx, {
      actor: `affiliate:${affiliateId}`,
      subject: `affiliate:${affiliateId}`,
      command: 'affiliate.signIn',
    });
    return ok(await openSession(tx, affiliateId, at));
  });
}

/** A code of now, taken once. */
async function provesCode(
  { sealing }: Pick<AffiliatesDeps, 'sealing'>,
  tx: Transaction,
  { affiliateId, sealedSecret }: User,
  code: string,
  at: Date,
): Promise<boolean> {
  if (!sealedSecret) return false;
  const step = stepOfCode(sealing.open(ofUser(affiliateId), sealedSecret), code.replaceAll(' ', ''), at.getTime());
  return step !== undefined && takeStep(tx, affiliateId, step);
}

/** One session a partner: a new one ends the one before. */
export async function openSession(tx: Transaction, affiliateId: number, at: Date): Promise<PartnerSession> {
  const { token, hash } = newSecretToken();
  const expiresAt = new Date(at.getTime() + sessionHours * 3_600_000);
  await endSessionsOf(tx, affiliateId);
  await insertSession(tx, { affiliateId, tokenHash: hash, at, expiresAt });
  return { token, endTime: expiresAt.toISOString() };
}
