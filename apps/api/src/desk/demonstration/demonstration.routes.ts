import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../http/handler.ts';
import { ok } from '../../http/result.ts';
import { beginDemonstration, type DemonstrationDeps } from './begin-demonstration.ts';
import { type Demonstration, findDemonstration } from './demonstration.store.ts';

export function demonstrationRoutes(deps: DemonstrationDeps): Handler[] {
  return [
    on(operatorCalls['/operator/demonstration/begin'], async ({ input, operator }) => {
      const begun = await beginDemonstration(deps, input.seed, operator);
      return begun.ok ? ok(wire(begun.data)) : begun;
    }),
    on(operatorCalls['/operator/demonstration/get'], async () => {
      const found = await findDemonstration(deps.db);
      return ok(found ? wire(found) : null);
    }),
  ];
}

const wire = ({ seed, operator, begunAt }: Demonstration) => ({ seed, operator, beginTime: begunAt.toISOString() });
