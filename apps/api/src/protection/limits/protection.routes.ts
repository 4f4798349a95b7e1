import { calls } from '@fairhouse/contract';
import { type Handler, on } from '../../http/handler.ts';
import { ok } from '../../http/result.ts';
import { describeProtection } from './describe-protection.ts';
import { confirmRaise, withdrawRaise } from './limits/confirm-raise.ts';
import { declineLimit } from './limits/decline-limit.ts';
import { describeMostUsed } from './limits/describe-most-used.ts';
import { setTimeZone } from './limits/keep-time-zone.ts';
import { setLimit } from './limits/set-limit.ts';
import { describeSession, describeSummary } from './own-play/describe-play.ts';
import { scoreSelfTest } from './own-play/self-test.ts';
import { closeAccount } from './pauses/close-account.ts';
import { excludeSelf } from './pauses/exclude-self.ts';
import { pressPanic } from './pauses/press-panic.ts';
import { setRealityCheck } from './pauses/set-reality-check.ts';
import { takeBreak } from './pauses/take-break.ts';
import type { ProtectionDeps } from './protection.deps.ts';

export function protectionRoutes(deps: ProtectionDeps): Handler[] {
  return [
    on(calls['/sys/protection/get'], async ({ member }) => ok(await describeProtection(deps, member))),
    on(calls['/sys/protection/setLimit'], ({ member, input, language }) => setLimit(deps, member, input, language)),
    on(calls['/sys/protection/declineLimit'], ({ member }) => declineLimit(deps, member)),
    on(calls['/sys/protection/mostUsed'], async ({ member, input }) => ok(await describeMostUsed(deps, member, input))),
    on(calls['/sys/protection/confirmRaise'], ({ member, input, language }) =>
      confirmRaise(deps, member, input, language),
    ),
    on(calls['/sys/protection/withdrawRaise'], ({ member, input }) => withdrawRaise(deps, member, input)),
    on(calls['/sys/protection/setTimeZone'], ({ member, input }) => setTimeZone(deps, member, input.timeZone)),
    on(calls['/sys/protection/takeBreak'], ({ member, input }) => takeBreak(deps, member, input.hours)),
    on(calls['/sys/protection/panic'], ({ member }) => pressPanic(deps, member)),
    on(calls['/sys/protection/exclude'], ({ member, input }) => excludeSelf(deps, member, input)),
    on(calls['/sys/protection/setRealityCheck'], ({ member, input }) => setRealityCheck(deps, member, input.minutes)),
    on(calls['/sys/protection/closeAccount'], ({ member, input }) => closeAccount(deps, member, input.sure)),
    on(calls['/sys/protection/session'], async ({ member }) => ok(await describeSession(deps, member))),
    on(calls['/sys/protection/summary'], ({ member, input }) => describeSummary(deps, member, input)),
    on(calls['/sys/protection/selfTest'], async ({ member, input }) =>
      ok({
        ...scoreSelfTest(input.answers),
        helpLines: (await deps.jurisdictionOfMember(member.id)).rules['help.lines'],
      }),
    ),
    on(calls['/sys/protection/helpLines'], async ({ member, address, edgeCountry }) => {
      const { rules } = member
        ? await deps.jurisdictionOfMember(member.id)
        : deps.jurisdictionOf(deps.countryOf(address, edgeCountry) ?? '');
      return ok(rules['help.lines']);
    }),
  ];
}
