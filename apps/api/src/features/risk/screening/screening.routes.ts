import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../../http/handler.ts';
import { ok } from '../../../http/result.ts';
import type { RiskDeps } from '../risk.deps.ts';
import { decideHit } from './decide-hit.ts';
import { pageOfHits } from './screening.store.ts';
import { hitWire } from './screening.wire.ts';

export function screeningRoutes(deps: RiskDeps): Handler[] {
  return [
    on(operatorCalls['/operator/risk/screening/listPage'], async ({ input }) => {
      const page = await pageOfHits(deps.db, input, hitWire);
      // A list that cannot be read must not hide the hits that wait.
      const read = await deps.watchLists?.read().catch((error: Error) => error);
      if (read instanceof Error) return ok({ ...page, lists: null, problem: read.message });
      const lists = read
        ? { entries: read.entries.length, readTime: read.readAt.toISOString(), hash: read.hash }
        : null;
      return ok({ ...page, lists, problem: null });
    }),
    on(operatorCalls['/operator/risk/screening/decide'], ({ input, operator }) =>
      decideHit(deps, operator, { ...input, id: BigInt(input.id) }),
    ),
  ];
}
