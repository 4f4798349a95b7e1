import { calls } from '@fairhouse/contract';
import { type Handler, on } from '../../../http/handler.ts';
import { ok } from '../../../http/result.ts';
import type { DepositDeps } from '../deposit.deps.ts';
import { findOrder } from '../find-order.ts';
import { startDeposit } from '../start-deposit.ts';

/** The card provider whose page is shown in a frame. */
export function stripeRoutes(deps: DepositDeps): Handler[] {
  return [
    on(calls['/sys/deposit/stripe/depositOrder'], async ({ input, member, language }) => {
      const order = await startDeposit(
        deps,
        member,
        { amount: input.amount, requestKey: input.requestKey, method: 'STRIPE', language },
        'iframe',
      );
      return order.ok ? ok({ iframe: order.data.next.url, orderId: order.data.orderId }) : order;
    }),
    on(calls['/sys/stripe/findOrder'], ({ input, member }) => findOrder(deps, member.id, 'STRIPE', input.orderId)),
  ];
}
