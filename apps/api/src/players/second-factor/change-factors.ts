import { inTransaction, type Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { type Result, refuse } from '../../http/result.ts';
import { type FactorKind, factorNames } from './factor-names.ts';
import { isProtected, lockMember, type Standing, standingOf } from './factors.store.ts';
import { removeRecoveryCodes } from './recovery/recovery-code.store.ts';
import type { FactorMail, SecondFactorDeps } from './second-factor.deps.ts';

interface Change {
  actor: string;
  command: string;
  mail?: FactorMail;
  factor?: FactorKind;
  reason?: string;
}

/**
 * One change of what protects an account: `work` and its record in one transaction, and a mail to the member, who may
 * not be the one who did it. Recovery codes stand in for a second factor: without one they go.
 */
export function changeFactors<T>(
  { db, mailMember }: SecondFactorDeps,
  memberId: bigint,
  { actor, command, mail, factor, reason }: Change,
  work: (tx: Transaction) => Promise<Result<T>>,
): Promise<Result<T>> {
  return inTransaction(db, async (tx) => {
    if (!(await lockMember(tx, memberId))) return refuse('noSuchThing');
    const before = await standingOf(tx, memberId);
    const done = await work(tx);
    if (!done.ok) return done;
    if (!isProtected(await standingOf(tx, memberId))) await removeRecoveryCodes(tx, memberId);
    const after = await standingOf(tx, memberId);
    const subject = `member:${memberId}`;
    await recordAuditEvent(tx, {
      actor,
      memberId,
      subject,
      command,
      before: asRecord(before),
      after: { ...asRecord(after), ...(reason ? { reason } : {}) },
    });
    if (mail)
      await mailMember(tx, memberId, mail, (language) => ({ factor: factor ? factorNames[language][factor] : '' }));
    return done;
  });
}

function asRecord({ totp, passkeys, recoveryCodes }: Standing): Record<string, unknown> {
  return { totp, passkeys, recoveryCodes };
}
