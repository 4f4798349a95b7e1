import { openCaseBySystem } from '../../desk/index.ts';
import type { Foundation } from '../../foundation.ts';
import type { Protection } from '../../protection/wiring/limits.ts';
import type { Service } from '../../service.ts';
import { checkVelocity } from '../velocity/check-velocity.ts';
import type { VelocityDeps } from '../velocity/velocity.deps.ts';
import { velocityRoutes } from '../velocity/velocity.routes.ts';

type Rest<F> = F extends (deps: VelocityDeps, ...rest: infer R) => infer A ? (...rest: R) => A : never;

export interface Velocity extends Service {
  /** What the limits say of a payment that is about to be stored. */
  check: Rest<typeof checkVelocity>;
}

/** How often and how much may be paid in and out. */
export function openVelocity(
  { db }: Pick<Foundation, 'db'>,
  { ofMembers: { isBarred } }: Pick<Protection, 'ofMembers'>,
): Velocity {
  const deps: VelocityDeps = {
    db,
    isBarred,
    openCase: (tx, { memberId, title, note }) =>
      openCaseBySystem(tx, { by: 'system:velocity', title, memberId, severity: 'medium', note }),
  };
  return { check: (...asked) => checkVelocity(deps, ...asked), handlers: velocityRoutes(deps), jobs: [] };
}
