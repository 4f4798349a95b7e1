import { lockBooks } from '@fairhouse/betting';
import { inTransaction, type Transaction } from '@fairhouse/database';
import { connectionOf } from '@fairhouse/operation';
import type pg from 'pg';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import { hashPassword, isWeak } from '../../lib/password.ts';
import { hashToken } from '../../lib/secret-token.ts';
import type { GamePort } from './game.port.ts';
import { forgetFailures } from './login-failures.store.ts';
import { type MailPort, mailLink } from './mail-link.ts';
import { useLink } from './mailed-link.store.ts';
import { findMember, findMemberByIdentity, setEmailVerified, setPasswordHash } from './member.store.ts';
import type { NotifyPort } from './notify.port.ts';
import type { SecondFactorPort } from './second-factor.port.ts';
import { endSessionsOf } from './session.store.ts';
import { removeIdentities } from './social/social.store.ts';

/** Mails a link for a new password. Answers nothing, so that nobody learns who is a member. */
export async function sendResetLink(
  db: pg.Pool,
  mails: MailPort,
  origin: string,
  identity: string,
  language: string,
): Promise<void> {
  const member = await findMemberByIdentity(db, identity);
  if (!member?.enabled) return;
  await inTransaction(db, (tx) => mailLink(tx, mails, origin, 'resetPassword', { ...member, language }));
}

class WeakPassword extends Error {}

/**
 * Sets a new password by a mailed link, opens a locked name, and ends every session and game. A weak password does not
 * spend the link.
 */
export async function resetPassword(
  db: pg.Pool,
  games: GamePort,
  notify: NotifyPort,
  secondFactor: Pick<SecondFactorPort, 'removeAll'>,
  reset: { token: string; password: string; repassword: string },
  address: string,
): Promise<Result<null>> {
  if (reset.password !== reset.repassword) return refuse('passwordsDiffer');
  if (isWeak(reset.password, '')) return refuse('passwordWeak');
  const passwordHash = await hashPassword(reset.password);
  return inTransaction(db, async (tx) => {
    const memberId = await useLink(tx, 'resetPassword', hashToken(reset.token));
    if (memberId === undefined) return refuse('linkExpired');
    await lockBooks(tx, [memberId]);
    const member = (await findMember(tx, memberId))!;
    if (isWeak(reset.password, member.username)) throw new WeakPassword();
    await setPasswordHash(tx, memberId, passwordHash);
    await endSessionsOf(tx, memberId);
    await games.endGameSessions(tx, memberId);
    await forgetFailures(tx, member.username, connectionOf(address));
    const handedOver = (await setEmailVerified(tx, memberId)) ? await removeOtherWays(tx, secondFactor, memberId) : {};
    await recordAuditEvent(tx, {
      actor: `member:${memberId}`,
      memberId,
      subject: `member:${memberId}`,
      command: 'member.resetPassword',
      ...handedOver,
    });
    await notify(tx, memberId, 'passwordReset', () => ({}));
    return ok(null);
  }).catch((error: unknown) => {
    if (error instanceof WeakPassword) return refuse('passwordWeak');
    throw error;
  });
}

/**
 * Until the link proved it, anyone who made the account had only claimed the address: their log-ins through a provider and
 * their second factors must not outlast the password. Answers the record of it.
 */
async function removeOtherWays(
  tx: Transaction,
  secondFactor: Pick<SecondFactorPort, 'removeAll'>,
  memberId: bigint,
): Promise<{ before: Record<string, unknown>; after: Record<string, unknown> }> {
  const providers = await removeIdentities(tx, memberId);
  const factors = await secondFactor.removeAll(tx, memberId);
  return {
    before: { emailVerified: false, providers, ...factors },
    after: { emailVerified: true, providers: [], totp: false, passkeys: 0, recoveryCodes: 0 },
  };
}
