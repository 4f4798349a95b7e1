import { lockBook } from '@fairhouse/betting';
import type { Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import type { SeenWith } from './bonus.deps.ts';
import { addDuplicateKeys } from './duplicate-key.store.ts';
import type { DuplicateKey } from './duplicate-keys.ts';

/**
 * Something new that a member has paid with. From now on nobody else gets a promotion with it that the member has had; if
 * somebody has had it already, an operator is to look at the two. Nothing is taken.
 */
export async function notePaidWith(tx: Transaction, memberId: bigint, seenWith: readonly SeenWith[]): Promise<void> {
  // A claim of the same member that is under way has read what there was: it is waited for.
  await lockBook(tx, memberId);
  await flagShared(tx, memberId, seenWith);
}

/** The caller has locked the member's book. */
export async function flagShared(tx: Transaction, memberId: bigint, keys: readonly DuplicateKey[]): Promise<void> {
  for (const { id, promotion, period, kind, label, firstMemberId } of await addDuplicateKeys(tx, memberId, keys)) {
    await recordAuditEvent(tx, {
      actor: 'system:bonus',
      memberId,
      subject: `bonus-shared:${id}`,
      command: 'bonus.flag',
      after: { promotion, period, kind, label, firstMemberId: String(firstMemberId) },
    });
  }
}
