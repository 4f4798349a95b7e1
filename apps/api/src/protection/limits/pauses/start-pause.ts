import { lockBook, setAllowance } from '@fairhouse/betting';
import type { Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { markExcluded } from '../joining/mark-excluded.ts';
import type { ProtectionDeps } from '../protection.deps.ts';
import { insertPause, lockMember, type PauseKind } from './pause.store.ts';

export interface WantedPause {
  kind: PauseKind;
  /** null: for good. */
  until: Date | null;
  /** As audit events name who does it: the member, somebody of the staff, or a part of the casino. */
  by: string;
  reason?: string;
}

/**
 * Begins a pause: from now on no new stake and no deposit. Games end at once; an exclusion ends every log-in as well, and marks
 * what the person could join again with. Open rounds settle, and cashing out stays open. In the caller's transaction.
 */
export async function startPause(
  deps: Pick<ProtectionDeps, 'clock' | 'secret' | 'endSessions' | 'endGameSessions'>,
  tx: Transaction,
  memberId: bigint,
  { kind, until, by, reason }: WantedPause,
): Promise<bigint> {
  await lockBook(tx, memberId);
  await lockMember(tx, memberId);
  const now = deps.clock();
  const id = await insertPause(tx, memberId, { kind, since: now, until, startedBy: by, reason });
  await setAllowance(tx, memberId, now);
  await deps.endGameSessions(tx, memberId);
  if (kind === 'exclusion') {
    await deps.endSessions(tx, memberId);
    await markExcluded(deps, tx, memberId, until);
  }
  await recordAuditEvent(tx, {
    actor: by,
    memberId,
    subject: `pause:${id}`,
    command: `pause.${kind}`,
    after: { until: until?.toISOString() ?? 'for good', ...(reason ? { reason } : {}) },
  });
  return id;
}
