import { calls } from '@fairhouse/contract';
import { type Handler, on } from '../../../http/handler.ts';
import { ok } from '../../../http/result.ts';
import type { DepositDeps } from '../deposit.deps.ts';
import { findOrder } from '../find-order.ts';
import { startDeposit } from '../start-deposit.ts';

/** PIX: a code to scan or copy, which the page draws itself. */
export function pixRoutes(deps: DepositDeps): Handler[] {
  return [
    on(calls['/sys/deposit/pix/depositOrder'], async ({ input: { amount, requestKey }, member, language }) => {
      const order = await startDeposit(deps, member, { amount, requestKey, method: 'PIX', language }, 'qr');
      if (!order.ok) return order;
      const { text: brCode, pageUrl: payUrl, expiresAt } = order.data.next;
      return ok({ orderId: order.data.orderId, brCode, payUrl, expireTime: expiresAt.toISOString() });
    }),
    on(calls['/sys/pix/findOrder'], ({ input, member }) => findOrder(deps, member.id, 'PIX', input.orderId)),
  ];
}
