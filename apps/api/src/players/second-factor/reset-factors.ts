import { ok, type Result, refuse } from '../../http/result.ts';
import { changeFactors } from './change-factors.ts';
import { isProtected, removeFactors, standingOf } from './factors.store.ts';
import type { SecondFactorDeps } from './second-factor.deps.ts';

/** The way back for a member who lost every factor and whose identity an operator has checked. */
export async function resetFactors(
  deps: SecondFactorDeps,
  operator: string,
  memberId: bigint,
  reason: string,
): Promise<Result<null>> {
  if (reason === '') return refuse('missingField', { field: 'reason' });
  return changeFactors(
    deps,
    memberId,
    { actor: `operator:${operator}`, command: 'secondFactor.reset', mail: 'factorReset', reason },
    async (tx) => {
      if (!isProtected(await standingOf(tx, memberId))) return refuse('noSuchThing');
      await removeFactors(tx, memberId);
      return ok(null);
    },
  );
}
