import { calls } from '@fairhouse/contract';
import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../http/handler.ts';
import { ok } from '../../http/result.ts';
import { beginCheck } from './checks/begin-check.ts';
import { describeIdentity } from './describe-identity.ts';
import { describeForDesk } from './desk/describe-member.ts';
import { handInFunds } from './funds/hand-in-funds.ts';
import type { IdentityDeps } from './identity.deps.ts';

export function identityRoutes(deps: IdentityDeps): Handler[] {
  return [
    on(calls['/sys/identity/get'], async ({ member }) => ok(await describeIdentity(deps, member))),
    on(calls['/sys/identity/begin'], ({ member, language }) => beginCheck(deps, member.id, language)),
    on(calls['/sys/identity/funds'], ({ input, member }) => handInFunds(deps, member.id, input)),
    on(operatorCalls['/operator/identity/member'], ({ input }) => describeForDesk(deps, BigInt(input.memberId))),
  ];
}
