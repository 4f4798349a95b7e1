import { calls } from '@fairhouse/contract';
import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../http/handler.ts';
import { ok } from '../../http/result.ts';
import { describeFactors } from './describe-factors.ts';
import { beginPasskey } from './passkey/begin-passkey.ts';
import { confirmPasskey } from './passkey/confirm-passkey.ts';
import { namePasskey } from './passkey/name-passkey.ts';
import { removePasskey } from './passkey/remove-passkey.ts';
import { renewRecoveryCodes } from './recovery/renew-recovery-codes.ts';
import { resetFactors } from './reset-factors.ts';
import type { SecondFactorDeps } from './second-factor.deps.ts';
import { beginTotp } from './totp/begin-totp.ts';
import { confirmTotp } from './totp/confirm-totp.ts';
import { removeTotp } from './totp/remove-totp.ts';

export function secondFactorRoutes(deps: SecondFactorDeps): Handler[] {
  return [
    on(calls['/sys/member/factor/get'], async ({ member }) => ok(await describeFactors(deps, member.id))),
    on(calls['/sys/member/factor/totp/begin'], ({ member, input }) => beginTotp(deps, member, input.password)),
    on(calls['/sys/member/factor/totp/confirm'], ({ member, input }) => confirmTotp(deps, member, input.code)),
    on(calls['/sys/member/factor/totp/remove'], ({ member, input }) => removeTotp(deps, member, input.password)),
    on(calls['/sys/member/factor/passkey/begin'], ({ member, input }) => beginPasskey(deps, member, input.password)),
    on(calls['/sys/member/factor/passkey/confirm'], ({ member, input }) => confirmPasskey(deps, member, input)),
    on(calls['/sys/member/factor/passkey/rename'], ({ member, input: { id, name } }) =>
      namePasskey(deps, member.id, { id: BigInt(id), name }),
    ),
    on(calls['/sys/member/factor/passkey/remove'], ({ member, input: { id, password } }) =>
      removePasskey(deps, member, { id: BigInt(id), password }),
    ),
    on(calls['/sys/member/factor/recovery/renew'], ({ member, input }) =>
      renewRecoveryCodes(deps, member, input.password),
    ),
    on(operatorCalls['/operator/member/resetFactor'], ({ operator, input: { memberId, reason } }) =>
      resetFactors(deps, operator.name, BigInt(memberId), reason),
    ),
  ];
}
