import type { Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import type { Result } from '../../../http/result.ts';
import { stepOfCode } from '../../../lib/totp.ts';
import { standingOf } from '../factors.store.ts';
import { useRecoveryCode } from '../recovery/recovery-code.store.ts';
import { plainCode } from '../recovery/recovery-codes.ts';
import type { SecondFactorDeps } from '../second-factor.deps.ts';
import { findTotpFactor, takeStep } from '../totp/totp.store.ts';
import { guarded } from './code-failures.ts';

/** A code of the authenticator app or a recovery code; each is good once. */
export function proveCode(
  deps: SecondFactorDeps,
  tx: Transaction,
  memberId: bigint,
  typed: string,
): Promise<Result<null>> {
  const code = plainCode(typed);
  const isRight = /^\d{6}$/.test(code) ? proveTotp : proveRecoveryCode;
  return guarded(deps, tx, memberId, () => isRight(deps, tx, memberId, code));
}

async function proveTotp({ keys }: SecondFactorDeps, tx: Transaction, memberId: bigint, code: string) {
  const factor = await findTotpFactor(tx, memberId);
  if (!factor) return false;
  const step = stepOfCode(keys.open(memberId, factor.sealedSecret), code, Date.now());
  return step !== undefined && takeStep(tx, memberId, step);
}

async function proveRecoveryCode(deps: SecondFactorDeps, tx: Transaction, memberId: bigint, code: string) {
  if (!(await useRecoveryCode(tx, memberId, deps.keys.hashesOfRecoveryCode(memberId, code)))) return false;
  const { recoveryCodes } = await standingOf(tx, memberId);
  await recordAuditEvent(tx, {
    actor: `member:${memberId}`,
    memberId,
    subject: `member:${memberId}`,
    command: 'secondFactor.useRecoveryCode',
    before: { recoveryCodes: recoveryCodes + 1 },
    after: { recoveryCodes },
  });
  await deps.mailMember(tx, memberId, 'recoveryCodeUsed', () => ({ left: String(recoveryCodes) }));
  return true;
}
