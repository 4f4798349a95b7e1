import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, refuse } from '../../../http/result.ts';
import { findForDesk, pageForDesk } from '../cash-out-list.store.ts';
import { approveCashOut } from './approve.ts';
import { decideCashOut } from './decide.ts';
import type { DeskDeps } from './desk.deps.ts';
import { showCashOut, showCashOuts } from './show.ts';

/** Cash-outs as the operators' desk works with them. `wake` tells the payout worker that there is something to pay. */
export function cashOutDeskRoutes({ wake, ...deps }: DeskDeps & { wake: () => void }): Handler[] {
  const { db } = deps;
  return [
    on(operatorCalls['/operator/cashOut/listPage'], async ({ input }) => {
      const page = await pageForDesk(db, input, (found) => found);
      return ok({ ...page, content: await showCashOuts(deps, page.content) });
    }),

    on(operatorCalls['/operator/cashOut/get'], async ({ input }) => {
      const found = await findForDesk(db, BigInt(input.id));
      return found ? ok(await showCashOut(deps, found)) : refuse('noSuchThing');
    }),

    on(operatorCalls['/operator/cashOut/approve'], async ({ input, operator }) => {
      const decided = await approveCashOut(deps, input.id, operator, input.contentHash);
      wake();
      return decided;
    }),

    on(operatorCalls['/operator/cashOut/reject'], async ({ input, operator }) =>
      input.reason === ''
        ? refuse('missingField', { field: 'the reason' })
        : decideCashOut(deps, 'reject', input.id, operator, { reason: input.reason }),
    ),

    on(operatorCalls['/operator/cashOut/giveBack'], async ({ input, operator }) =>
      input.reason === ''
        ? refuse('missingField', { field: 'the reason' })
        : decideCashOut(deps, 'fail', input.id, operator, { reason: input.reason }),
    ),

    on(operatorCalls['/operator/cashOut/markPaid'], async ({ input, operator }) =>
      input.reference === ''
        ? refuse('missingField', { field: 'the reference' })
        : decideCashOut(deps, 'markPaid', input.id, operator, { providerReference: input.reference }),
    ),
  ];
}
