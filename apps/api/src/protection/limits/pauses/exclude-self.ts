import { monthsAfter } from '@fairhouse/contract/months-after';
import { inTransaction } from '@fairhouse/database';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { SessionMember } from '../../../http/session.ts';
import type { ProtectionDeps } from '../protection.deps.ts';
import { startPause } from './start-pause.ts';

/** Self-exclusion for some months, or for good with 0. It logs out everywhere; nothing ends it before. */
export async function excludeSelf(
  deps: ProtectionDeps,
  member: SessionMember,
  { months, sure }: { months: number; sure: boolean },
): Promise<Result<null>> {
  const { rules } = await deps.jurisdictionOfMember(member.id);
  if (!rules['exclusion.months'].includes(months)) return refuse('invalidField', { field: 'months' });
  if (!sure) return refuse('invalidField', { field: 'sure' });
  await inTransaction(deps.db, (tx) =>
    startPause(deps, tx, member.id, {
      kind: 'exclusion',
      until: months === 0 ? null : monthsAfter(deps.clock(), months),
      by: `member:${member.id}`,
    }),
  );
  return ok(null);
}
