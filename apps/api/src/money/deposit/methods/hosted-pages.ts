import { calls } from '@fairhouse/contract';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, type Result } from '../../../http/result.ts';
import type { SessionMember } from '../../../http/session.ts';
import type { DepositDeps } from '../deposit.deps.ts';
import { findOrder } from '../find-order.ts';
import { type DepositRequest, startDeposit } from '../start-deposit.ts';

/** CPAY and PINGPONG, which ask for everything on their own page. */
export function hostedPageRoutes(deps: DepositDeps): Handler[] {
  return [
    on(calls['/sys/deposit/cpay/depositOrder'], ({ input: { amount, requestKey }, member, language }) =>
      orderInWindow(deps, member, { amount, requestKey, method: 'CPAY', language }),
    ),
    on(calls['/sys/cpay/findOrder'], ({ input, member }) => findOrder(deps, member.id, 'CPAY', input.orderId)),
    on(calls['/sys/deposit/pingpong/depositOrder'], ({ input: { amount, requestKey }, member, language }) =>
      orderInWindow(deps, member, { amount, requestKey, method: 'PINGPONG', language }),
    ),
    on(calls['/sys/pingpong/findOrder'], ({ input, member }) => findOrder(deps, member.id, 'PINGPONG', input.orderId)),
  ];
}

/** Orders at a provider whose page opens in a window of its own, and answers that page. */
export async function orderInWindow(
  deps: DepositDeps,
  member: SessionMember,
  request: DepositRequest,
): Promise<Result<{ payUrl: string; orderId: number }>> {
  const started = await startDeposit(deps, member, request, 'window');
  return started.ok ? ok({ payUrl: started.data.next.url, orderId: started.data.orderId }) : started;
}
