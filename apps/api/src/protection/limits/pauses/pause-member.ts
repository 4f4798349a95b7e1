import { monthsAfter } from '@fairhouse/contract/months-after';
import type { Transaction } from '@fairhouse/database';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { ProtectionDeps } from '../protection.deps.ts';
import { startPause } from './start-pause.ts';

export interface PauseWish {
  memberId: bigint;
  kind: 'break' | 'exclusion';
  /** Of a break. */
  hours?: number;
  /** Of an exclusion; 0: for good. */
  months?: number;
  /** As audit events name who begins it. */
  by: string;
  reason: string;
}

/** The same as members begin themselves, begun for one there is who has asked somebody of the staff for it. */
export async function pauseMember(
  deps: ProtectionDeps,
  tx: Transaction,
  { memberId, kind, hours, months, by, reason }: PauseWish,
): Promise<Result<null>> {
  const { rules } = await deps.jurisdictionOfMember(memberId, tx);
  const now = deps.clock();
  if (kind === 'break') {
    if (hours === undefined || !rules['break.hours'].includes(hours)) return refuse('invalidField', { field: 'hours' });
    const until = new Date(now.getTime() + hours * 3_600_000);
    await startPause(deps, tx, memberId, { kind, until, by, reason });
    return ok(null);
  }
  if (months === undefined || !rules['exclusion.months'].includes(months)) {
    return refuse('invalidField', { field: 'months' });
  }
  const until = months === 0 ? null : monthsAfter(now, months);
  await startPause(deps, tx, memberId, { kind, until, by, reason });
  return ok(null);
}
