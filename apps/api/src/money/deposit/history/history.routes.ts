import { calls } from '@fairhouse/contract';
import { type Handler, on } from '../../../http/handler.ts';
import { ok } from '../../../http/result.ts';
import { findReceipt } from './find-receipt.ts';
import type { HistoryDeps } from './history.deps.ts';
import { bookedOf, pageOfDeposits } from './history.store.ts';
import { recordWire } from './history.wire.ts';

/** A member's own deposits, to be read from wherever the member is: nothing is paid by it. */
export function depositHistoryRoutes(deps: HistoryDeps): Handler[] {
  return [
    on(calls['/sys/member/deposit/page'], async ({ input, member }) => {
      const page = await pageOfDeposits(deps.db, member.id, input);
      const booked = await bookedOf(deps.db, page.content);
      const now = new Date();
      return ok({
        ...page,
        content: page.content.map((deposit) => recordWire(deposit, booked.get(deposit.attempt.id)!, now)),
      });
    }),

    on(calls['/sys/member/deposit/receipt'], ({ input, member }) => findReceipt(deps, member.id, input.id)),
  ];
}
