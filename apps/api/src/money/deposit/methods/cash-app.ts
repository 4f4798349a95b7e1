import { calls } from '@fairhouse/contract';
import { toWire } from '@fairhouse/money';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, refuse } from '../../../http/result.ts';
import { findAttempt } from '../attempt.store.ts';
import type { DepositDeps } from '../deposit.deps.ts';
import { findOrder } from '../find-order.ts';
import { newestOpenAttempt, readNextStep } from '../next-step.store.ts';
import { startDeposit } from '../start-deposit.ts';

/** Cash App: less is paid than credited, by a code that is asked for on its own. */
export function cashAppRoutes(deps: DepositDeps): Handler[] {
  return [
    on(calls['/sys/deposit/cash/depositOrder'], async ({ input: { amount, requestKey }, member, language }) => {
      const order = await startDeposit(deps, member, { amount, requestKey, method: 'CASH', language }, 'qr');
      if (!order.ok) return order;
      const { orderId, attempt } = order.data;
      return ok({ orderId, amount: toWire(attempt.amount), discountAmount: toWire(attempt.pays) });
    }),

    on(calls['/sys/cash/getImg'], async ({ input, member }) => {
      const id = input.orderId ?? (await newestOpenAttempt(deps.db, member.id, 'CASH'));
      const attempt = id === undefined ? undefined : await findAttempt(deps.db, member.id, BigInt(id));
      const step = attempt?.method === 'CASH' ? await readNextStep(deps.db, attempt) : undefined;
      if (step?.kind !== 'qr') return refuse('noSuchThing');
      const { imageUrl, pageUrl, text, expiresAt } = step;
      return ok({
        imgUrl: imageUrl ?? pageUrl,
        qrAddress: pageUrl,
        qrText: text,
        expireTime: expiresAt.toISOString(),
      });
    }),

    // The specified wire of this method is the other way round: 'false' is paid, 'true' failed.
    on(calls['/sys/cash/findOrder'], async ({ input, member }) => {
      const found = await findOrder(deps, member.id, 'CASH', input.orderId);
      return found.ok ? ok({ ...found.data, status: inverted[found.data.status] }) : found;
    }),
  ];
}

const inverted = { true: 'false', false: 'true', wait: 'wait' } as const;
