import { ok, type Result, refuse } from '../../../http/result.ts';
import type { SessionMember } from '../../../http/session.ts';
import { stepOfCode } from '../../../lib/totp.ts';
import { changeFactors } from '../change-factors.ts';
import { guarded } from '../login/code-failures.ts';
import { firstRecoveryCodes } from '../recovery/recovery-codes.ts';
import type { SecondFactorDeps } from '../second-factor.deps.ts';
import { confirmTotpFactor, findBegunTotp } from './totp.store.ts';

/** Switches the authenticator app on by its first code, which is spent with it. */
export async function confirmTotp(
  deps: SecondFactorDeps,
  member: SessionMember,
  code: string,
): Promise<Result<{ recoveryCodes: string[] }>> {
  const { id } = member;
  return changeFactors(
    deps,
    id,
    { actor: `member:${id}`, command: 'secondFactor.addTotp', mail: 'factorAdded', factor: 'totp' },
    async (tx) => {
      const begun = await findBegunTotp(tx, id);
      if (!begun) return refuse('secondFactorExpired');
      const secret = deps.keys.open(id, begun.sealedSecret);
      const step = stepOfCode(secret, code.replaceAll(' ', ''), Date.now());
      const right = await guarded(deps, tx, id, async () => step !== undefined);
      if (!right.ok) return right;
      await confirmTotpFactor(tx, id, step!);
      await deps.endOtherSessions(tx, id, member.sessionId);
      return ok({ recoveryCodes: await firstRecoveryCodes(deps, tx, id) });
    },
  );
}
