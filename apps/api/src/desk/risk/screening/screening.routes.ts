import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../../http/handler.ts';
import { ok } from '../../../http/result.ts';
import type { RiskDeps } from '../risk.deps.ts';
import { decideHit } from './decide-hit.ts';
import { readLists } from './read-lists.ts';
import { screenMember } from './screen-member.ts';
import { comparedAt, pageOfHits } from './screening.store.ts';
import { hitWire, listsWire } from './screening.wire.ts';

export function screeningRoutes(deps: RiskDeps): Handler[] {
  return [
    on(operatorCalls['/operator/risk/screening/list'], async ({ input }) => {
      const { rows, next } = await pageOfHits(deps.db, input);
      const { list, problem } = await readLists(deps.watchLists);
      const lists = list ? listsWire(list, await comparedAt(deps.db, list.hash)) : null;
      return ok({ content: rows.map(hitWire), next, lists, problem });
    }),
    on(operatorCalls['/operator/risk/screening/member'], ({ input, operator }) =>
      screenMember(deps, operator, BigInt(input.memberId)),
    ),
    on(operatorCalls['/operator/risk/screening/decide'], ({ input, operator }) =>
      decideHit(deps, operator, { ...input, id: BigInt(input.id) }),
    ),
  ];
}
