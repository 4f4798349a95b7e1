import { errorCodes } from '@fairhouse/contract';
import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../../http/handler.ts';
import { messageOf } from '../../../http/messages/index.ts';
import { ok, refuse } from '../../../http/result.ts';
import { pageOfDifferences, type StoredDifference } from '../difference.store.ts';
import { reconcileDay } from '../reconcile-day.ts';
import type { ReconciliationDeps } from '../reconciliation.deps.ts';
import { lastDays } from '../reconciliation.store.ts';
import { resolveDifference } from './resolve-difference.ts';

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

    on(operatorCalls['/operator/finance/differences'], async ({ input }) =>
      ok(await pageOfDifferences(deps.db, input, rendered)),
    ),

    on(operatorCalls['/operator/finance/resolve'], async ({ input, operator }) => {
      const resolved = await resolveDifference(deps.db, operator, input);
      return resolved.ok ? ok(rendered(resolved.data)) : resolved;
    }),

    on(operatorCalls['/operator/finance/explainMany'], async ({ input: { rows, reason }, operator, language }) => {
      const outcomes: { id: number; error: number; message: string }[] = [];
      for (const { id, version } of rows) {
        const resolved = await resolveDifference(deps.db, operator, { id, version, state: 'explained', reason });
        outcomes.push(
          resolved.ok
            ? { id, error: 0, message: '' }
            : { id, error: errorCodes[resolved.error], message: messageOf(resolved.error, language, resolved.values) },
        );
      }
      return ok({ outcomes });
    }),
  ];
}

function rendered({ id, decidedAt, foundAt, ...difference }: StoredDifference) {
  return {
    ...difference,
    id: Number(id),
    decidedAt: decidedAt?.toISOString() ?? null,
    foundAt: foundAt.toISOString(),
  };
}
