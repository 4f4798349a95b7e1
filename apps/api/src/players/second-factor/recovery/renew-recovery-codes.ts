import { ok, type Result, refuse } from '../../../http/result.ts';
import type { SessionMember } from '../../../http/session.ts';
import { changeFactors } from '../change-factors.ts';
import { isProtected, standingOf } from '../factors.store.ts';
import type { SecondFactorDeps } from '../second-factor.deps.ts';
import { drawRecoveryCodes } from './recovery-codes.ts';

/** Ten new codes; the former ones are worth nothing from now on. */
export async function renewRecoveryCodes(
  deps: SecondFactorDeps,
  member: SessionMember,
  password: string,
): Promise<Result<{ recoveryCodes: string[] }>> {
  const confirmed = await deps.confirmPassword(member, password);
  if (!confirmed.ok) return confirmed;
  return changeFactors(
    deps,
    member.id,
    { actor: `member:${member.id}`, command: 'secondFactor.renewRecoveryCodes', mail: 'recoveryCodesRenewed' },
    async (tx) => {
      if (!isProtected(await standingOf(tx, member.id))) return refuse('noSuchThing');
      return ok({ recoveryCodes: await drawRecoveryCodes(deps, tx, member.id) });
    },
  );
}
