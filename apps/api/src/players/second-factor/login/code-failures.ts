import type { Transaction } from '@fairhouse/database';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { SecondFactorDeps } from '../second-factor.deps.ts';
import { countFailure, forgetFailures, lockedMinutes } from './code-failure.store.ts';

/**
 * Lets a code be tried unless too many were wrong. The member must be locked, so that no guess overtakes the count of
 * another. At the lock the member gets a mail: somebody knows the password and not the code.
 */
export async function guarded(
  { mailMember }: Pick<SecondFactorDeps, 'mailMember'>,
  tx: Transaction,
  memberId: bigint,
  isRight: () => Promise<boolean>,
): Promise<Result<null>> {
  const minutes = await lockedMinutes(tx, memberId);
  if (minutes !== undefined) return refuse('secondFactorLocked', { minutes });
  if (await isRight()) {
    await forgetFailures(tx, memberId);
    return ok(null);
  }
  if (await countFailure(tx, memberId)) await mailMember(tx, memberId, 'factorLocked', () => ({}));
  return refuse('secondFactorWrong');
}
