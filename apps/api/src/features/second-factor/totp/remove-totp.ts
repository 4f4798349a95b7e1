import { ok, type Result, refuse } from '../../../http/result.ts';
import type { SessionMember } from '../../../http/session.ts';
import { changeFactors } from '../change-factors.ts';
import type { SecondFactorDeps } from '../second-factor.deps.ts';
import { removeTotpFactor } from './totp.store.ts';

/** Switches the authenticator app off. */
export async function removeTotp(
  deps: SecondFactorDeps,
  member: SessionMember,
  password: string,
): Promise<Result<null>> {
  const confirmed = await deps.confirmPassword(member, password);
  if (!confirmed.ok) return confirmed;
  return changeFactors(
    deps,
    member.id,
    { actor: `member:${member.id}`, verb: 'secondFactor.removeTotp', mail: 'factorRemoved', factor: 'totp' },
    async (tx) => ((await removeTotpFactor(tx, member.id)) ? ok(null) : refuse('noSuchThing')),
  );
}
