import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, refuse } from '../../../http/result.ts';
import { reconcileDay } from '../reconcile-day.ts';
import type { ReconciliationDeps } from '../reconciliation.deps.ts';
import { lastDays } from '../reconciliation.store.ts';

const dayMs = 24 * 3_600_000;
const mostDays = 60;

export function reconciliationDeskRoutes(deps: ReconciliationDeps): Handler[] {
  return [
    on(operatorCalls['/operator/reconciliation/run'], async ({ input, operator }) => {
      const day = input.day ?? new Date(Date.now() - dayMs).toISOString().slice(0, 10);
      const parts = await reconcileDay(deps, day, `operator:${operator.name}`);
      if (!parts) return refuse('invalidField', { field: 'day' });
      return ok({ day, finishedAt: new Date().toISOString(), parts });
    }),

    on(operatorCalls['/operator/reconciliation/listAll'], async () => ok(await lastDays(deps.db, mostDays))),
  ];
}
