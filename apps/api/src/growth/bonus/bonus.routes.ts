import { calls } from '@fairhouse/contract';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import { pageOfBets } from './bet.store.ts';
import { betWire } from './bet.wire.ts';
import type { BonusDeps } from './bonus.deps.ts';
import { claimBonus } from './claim-bonus.ts';
import { depositOffer } from './deposit-offer.ts';
import { describeBonuses } from './describe-bonuses.ts';
import { endEarly } from './end-early.ts';

export function bonusRoutes(deps: BonusDeps): Handler[] {
  return [
    on(calls['/sys/bonus/overview'], async ({ member }) => ok(await describeBonuses(deps, member))),

    on(calls['/sys/bonus/claim'], async ({ input, member }) => {
      const claimed = await claimBonus(deps, member, input.promotion);
      return claimed.ok ? ok(null) : claimed;
    }),

    on(calls['/sys/bonus/giveUp'], ({ input, member }) =>
      endEarly(deps, member.id, BigInt(input.id), { status: 'givenUp', actor: `member:${member.id}` }),
    ),

    on(calls['/sys/bonus/bet/page'], async ({ input, member }) => {
      const bonusId = input.bonusId ?? input.bonusId_EQ;
      if (bonusId === undefined) return refuse('missingField', { field: 'bonusId' });
      return ok(await pageOfBets(deps.db, { id: BigInt(bonusId), memberId: member.id }, input, betWire));
    }),

    on(calls['/sys/depositPaymentMethod/maxBonusInfo'], async ({ member }) => ok(await depositOffer(deps, member))),
  ];
}
