import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../http/handler.ts';
import { ok } from '../../http/result.ts';
import { saveVelocity, velocityWire } from './save-velocity.ts';
import type { VelocityDeps } from './velocity.deps.ts';
import { listVersions } from './velocity.store.ts';

const mostVersions = 100;

/** How often and how much may be paid, as the desk sets it. */
export function velocityRoutes(deps: VelocityDeps): Handler[] {
  return [
    on(operatorCalls['/operator/velocity/list'], async () =>
      ok({ versions: (await listVersions(deps.db, mostVersions)).map(velocityWire) }),
    ),
    on(operatorCalls['/operator/velocity/save'], ({ input, operator }) => saveVelocity(deps, operator, input)),
  ];
}
