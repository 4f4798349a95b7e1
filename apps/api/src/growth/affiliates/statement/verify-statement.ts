import { ok, type Result, refuse } from '../../../http/result.ts';
import type { AffiliatesDeps } from '../affiliates.deps.ts';
import { findPlanVersion } from '../plan/plan.store.ts';
import { computeMonth } from './close-statements.ts';
import { findStatement } from './statement.store.ts';

/** Computes a statement again from the days of its month, as of when it was closed. */
export async function verifyStatement(
  { db, convert }: Pick<AffiliatesDeps, 'db' | 'convert'>,
  id: number,
): Promise<Result<{ matches: boolean; digest: string }>> {
  const statement = await findStatement(db, id);
  if (!statement) return refuse('noSuchThing');
  const { affiliateId, month, planId, planVersion, closedAt } = statement;
  const plan = (await findPlanVersion(db, planId, planVersion))!;
  const again = await computeMonth({ convert }, db, { affiliateId, month, plan, asOf: closedAt });
  return ok({ matches: again?.digest === statement.digest, digest: again?.digest ?? '' });
}
