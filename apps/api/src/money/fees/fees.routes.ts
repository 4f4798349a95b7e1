import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../http/handler.ts';
import { ok } from '../../http/result.ts';
import { listFeeRules } from './fee.store.ts';
import { feeWire } from './fee.wire.ts';
import type { FeesDeps } from './fees.deps.ts';
import { readReport } from './read-report.ts';
import { saveFee } from './save-fee.ts';

const mostRules = 500;

/** What payment providers take, and what payments cost. */
export function feeRoutes(deps: FeesDeps): Handler[] {
  return [
    on(operatorCalls['/operator/fee/list'], async () =>
      ok({ rules: (await listFeeRules(deps.db, mostRules)).map(feeWire), providers: [...deps.providers] }),
    ),
    on(operatorCalls['/operator/fee/save'], ({ input, operator }) => saveFee(deps, operator, input)),
    on(operatorCalls['/operator/fee/report'], ({ input }) => readReport(deps, input)),
  ];
}
