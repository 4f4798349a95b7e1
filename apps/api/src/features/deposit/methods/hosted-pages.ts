import { calls } from '@fairhouse/contract';
import { type Handler, on } from '../../../http/handler.ts';
import { ok } from '../../../http/result.ts';
import type { SessionMember } from '../../../http/session.ts';
import type { DepositDeps } from '../deposit.deps.ts';
import { findOrder } from '../find-order.ts';
import { type DepositRequest, startDeposit } from '../start-deposit.ts';

/** Providers whose page opens in a window of its own: OnlyPay, CPAY and PingPong. */
export function hostedPageRoutes(deps: DepositDeps): Handler[] {
  async function order(member: SessionMember, request: DepositRequest) {
    const started = await startDeposit(deps, member, request, 'window');
    return started.ok ? ok({ payUrl: started.data.next.url, orderId: started.data.orderId }) : started;
  }
  return [
    on(calls['/sys/deposit/onlyPay/deposit'], ({ input: { amount, requestKey }, member, language }) =>
      order(member, { amount, requestKey, method: 'ONLY_PAY', language }),
    ),
    on(calls['/sys/deposit/cpay/depositOrder'], ({ input: { amount, requestKey }, member, language }) =>
      order(member, { amount, requestKey, method: 'CPAY', language }),
    ),
    on(calls['/sys/cpay/findOrder'], ({ input, member }) => findOrder(deps, member.id, 'CPAY', input.orderId)),
    on(calls['/sys/deposit/pingpong/depositOrder'], ({ input: { amount, requestKey }, member, language }) =>
      order(member, { amount, requestKey, method: 'PINGPONG', language }),
    ),
    on(calls['/sys/pingpong/findOrder'], ({ input, member }) => findOrder(deps, member.id, 'PINGPONG', input.orderId)),
  ];
}
