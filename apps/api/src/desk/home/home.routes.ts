import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../http/handler.ts';
import { ok } from '../../http/result.ts';
import type { HomeDeps } from './home.deps.ts';
import { readFigures } from './read-figures.ts';
import { exportHours, readHours } from './read-hours.ts';

/** The figures of the home page. Each names the permission of the list that it is of. */
export function homeRoutes(deps: HomeDeps): Handler[] {
  return [
    on(operatorCalls['/operator/home/figures'], async ({ operator }) =>
      ok(await readFigures(deps, operator.permissions)),
    ),

    on(operatorCalls['/operator/home/hours'], ({ input, operator }) => readHours(deps, operator.permissions, input)),

    on(operatorCalls['/operator/home/export'], ({ input, operator }) => exportHours(deps, operator, input)),
  ];
}
