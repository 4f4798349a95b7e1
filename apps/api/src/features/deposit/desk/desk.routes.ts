import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../../http/handler.ts';
import { ok } from '../../../http/result.ts';
import { closeDeposit } from './close.ts';
import { creditDeposit } from './credit.ts';
import type { DeskDeps } from './decide.ts';
import { pageForDesk } from './desk.store.ts';
import { deskWire } from './desk.wire.ts';
import { settleDeposit } from './settle.ts';

/** Deposits that need an operator, as the operators' desk works with them. */
export function depositDeskRoutes(deps: DeskDeps): Handler[] {
  return [
    on(operatorCalls['/operator/deposit/listPage'], async ({ input }) =>
      ok(await pageForDesk(deps.db, input, deskWire)),
    ),

    on(operatorCalls['/operator/deposit/credit'], ({ input, operator, language }) =>
      creditDeposit(deps, operator, input, language),
    ),

    on(operatorCalls['/operator/deposit/close'], ({ input, operator }) => closeDeposit(deps, operator, input)),

    on(operatorCalls['/operator/deposit/settle'], ({ input, operator }) => settleDeposit(deps, operator, input)),
  ];
}
