import { calls } from '@fairhouse/contract';
import { amountOf, toWire } from '@fairhouse/money';
import { type Handler, on } from '../../http/handler.ts';
import { inOrder } from '../../http/in-order.ts';
import { ok, refuse } from '../../http/result.ts';
import { pageOfAgentBonuses, summaryOf } from './agent.store.ts';
import { countByStatus } from './invitation.store.ts';
import type { InviteDeps } from './invite.deps.ts';
import { memberRecord } from './member-record.ts';
import { receiveReward } from './receive-reward.ts';
import { listRewards, termsOf } from './reward.store.ts';

const agentType = 10;

export function inviteRoutes(deps: InviteDeps): Handler[] {
  const { db, agentPercent } = deps;
  return [
    on(calls['/sys/member/getMember'], ({ input, member }) => memberRecord(deps, member.id, BigInt(input.id))),

    on(calls['/sys/member/inviteTerms'], async ({ member }) => {
      const [terms, counts] = await Promise.all([termsOf(db, member.currency), countByStatus(db, member.id)]);
      return ok({
        leastDeposit: toWire(terms.leastDeposit),
        leastWagered: toWire(terms.leastWagered),
        currency: member.currency,
        waitingCount: counts.waiting + counts.held,
        heldCount: counts.held,
      });
    }),

    on(calls['/base/inviteConfig/listAll'], async ({ input, member }) => {
      const wanted = input.personCount ?? input.personCount_EQ;
      const rows = (await listRewards(db, member.currency))
        .filter(
          ({ personCount }) =>
            (wanted === undefined || personCount === wanted) &&
            personCount <= (input.personCount_LTE ?? personCount) &&
            personCount >= (input.personCount_GTE ?? personCount),
        )
        .map(({ bonus, ...row }) => ({ ...row, bonusAmount: toWire(bonus) }));
      return ok(inOrder(rows, input, ['personCount']));
    }),

    on(calls['/sys/member/receiveInviteBonus'], async ({ input, member }) =>
      BigInt(input.id) === member.id ? receiveReward(deps, member, input.inviteConfigId) : refuse('noSuchThing'),
    ),

    on(calls['/sys/agent/inviteBonus/page'], async ({ input, member }) => {
      if (member.type !== agentType) return refuse('notPermitted');
      return ok(
        await pageOfAgentBonuses(db, member.id, input, ({ id, createdAt, username, amount, currency }) => ({
          id: Number(id),
          createTime: createdAt.toISOString(),
          username: `${username.slice(0, 2)}***${username.slice(-1)}`,
          amount: toWire(amountOf(currency, amount)),
          currency,
        })),
      );
    }),

    on(calls['/sys/agent/inviteBonus/summary'], async ({ member }) => {
      if (member.type !== agentType) return refuse('notPermitted');
      const percent = await agentPercent();
      const [summary, terms] = await Promise.all([summaryOf(db, member.id, percent), termsOf(db, member.currency)]);
      const { memberCount, depositorCount, total, pending } = summary;
      return ok({
        memberCount,
        depositorCount,
        percent,
        mostEach: toWire(terms.agentMost),
        bonusTotal: toWire(amountOf(member.currency, total)),
        bonusPending: toWire(amountOf(member.currency, pending)),
        currency: member.currency,
      });
    }),
  ];
}
