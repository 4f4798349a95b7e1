import { operatorCalls } from '@fairhouse/contract/operator';
import type { Approvals } from '../../../db/approvals.ts';
import { type Handler, on } from '../../../http/handler.ts';
import { ok } from '../../../http/result.ts';
import { closeDeposit } from './close.ts';
import type { DeskDeps } from './decide.ts';
import { pageForDesk } from './desk.store.ts';
import { deskWire } from './desk.wire.ts';
import { askToCredit, askToSettle } from './second-word.ts';

/** Deposits that need an operator, as the operators' desk works with them. */
export function depositDeskRoutes(deps: DeskDeps & { approvals: Approvals }): Handler[] {
  return [
    on(operatorCalls['/operator/deposit/listPage'], async ({ input }) =>
      ok(await pageForDesk(deps.db, input, deskWire)),
    ),

    on(operatorCalls['/operator/deposit/credit'], ({ input, operator, language }) =>
      askToCredit(deps, operator, input, language),
    ),

    on(operatorCalls['/operator/deposit/close'], ({ input, operator }) => closeDeposit(deps, operator, input)),

    on(operatorCalls['/operator/deposit/settle'], ({ input, operator }) => askToSettle(deps, operator, input)),
  ];
}
