import { calls } from '@fairhouse/contract';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, refuse } from '../../../http/result.ts';
import type { SessionMember } from '../../../http/session.ts';
import { askBriefly } from '../ask-provider.ts';
import { findAttemptOf } from '../attempt.store.ts';
import type { DepositDeps } from '../deposit.deps.ts';
import { isOpen } from '../deposit.states.ts';
import { findOrder } from '../find-order.ts';
import { type DepositRequest, startDeposit } from '../start-deposit.ts';
import { mayBeFramed, paymentPageOf, siteOf } from './paypal-page.ts';

const triggerWaitMs = 5_000;

/** Both ways to pay by PayPal: PAYP is asked about while its page is open, PAYPAL_POLL after the payer's return. */
export function paypalRoutes(deps: DepositDeps): Handler[] {
  const order = (member: SessionMember, request: DepositRequest) => startDeposit(deps, member, request, 'iframe');

  async function findOwn(member: SessionMember, { bizId, cSite }: { bizId: string; cSite: string }) {
    const attempt = await findAttemptOf(deps.db, { provider: 'paypal', attemptId: bizId });
    const isOwn = attempt?.memberId === member.id && attempt.method === 'PAYPAL_POLL';
    return isOwn && cSite === siteOf(deps.publicOrigin) ? attempt : undefined;
  }

  return [
    on(calls['/sys/deposit/payp/depositOrder'], async ({ input: { amount, requestKey }, member, language }) => {
      const started = await order(member, { amount, requestKey, method: 'PAYP', language });
      return started.ok ? ok(paypOf(started.data)) : started;
    }),
    on(calls['/sys/payp/findOrder'], ({ input, member }) => findOrder(deps, member.id, 'PAYP', input.orderId)),

    on(calls['/sys/deposit/paypal/depositOrder'], async ({ input: { amount, requestKey }, member, language }) => {
      const started = await order(member, { amount, requestKey, method: 'PAYPAL_POLL', language });
      if (!started.ok) return started;
      const { attempt, orderId, next } = started.data;
      const page = paymentPageOf(deps.publicOrigin, attempt.reference, next.url);
      return ok({ ...page, orderId, framed: mayBeFramed(next.url) });
    }),
    on(calls['/sys/paypal/trigger'], async ({ input, member }) => {
      const attempt = await findOwn(member, input);
      if (!attempt) return refuse('noSuchThing');
      if (isOpen(attempt.state)) await askBriefly(deps, attempt, 'poll', triggerWaitMs);
      return ok(null);
    }),
    on(calls['/sys/paypal/findOrder'], async ({ input, member }) => {
      const attempt = await findOwn(member, input);
      return attempt ? findOrder(deps, member.id, 'PAYPAL_POLL', Number(attempt.id)) : refuse('noSuchThing');
    }),
  ];
}

function paypOf({ next: { url: orderurl }, orderId }: { next: { url: string }; orderId: number }) {
  return { orderurl, orderId, framed: mayBeFramed(orderurl) };
}
