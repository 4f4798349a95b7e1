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
      const list = await deps.watchLists?.read();
      const lists = list
        ? { entries: list.entries.length, readTime: list.readAt.toISOString(), hash: list.hash }
        : null;
      return ok({ ...page, lists });
    }),
    on(operatorCalls['/operator/risk/screening/decide'], ({ input, operator }) =>
      decideHit(deps, operator, { ...input, id: BigInt(input.id) }),
    ),
  ];
}
