import { lockBooks } from '@fairhouse/betting';
import type { PlayBlockCause } from '@fairhouse/contract';
import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import { lockPlayBlock, writePlayBlock } from './play-block.store.ts';

/**
 * Stops a member's play for money, with what the member is sent and a reason for the record, or lets the member play again (`stop` null). Works at the next bet;
 * open rounds still settle, and cashing out stays open.
 */
export async function blockPlay(
  db: Database,
  operator: string,
  memberId: bigint,
  stop: { reason: string; cause: PlayBlockCause } | null,
): Promise<Result<null>> {
  return inTransaction(db, async (tx) => {
    // Before any other row: bets lock the book first as well.
    await lockBooks(tx, [memberId]);
    const found = await lockPlayBlock(tx, memberId);
    if (!found) return refuse('noSuchThing');
    const block = stop && { ...stop, blockedBy: operator };
    if (found.block === null && block === null) {
      return found.isBarredOtherwise ? refuse('notStoppedByStaff') : ok(null);
    }
    await writePlayBlock(tx, memberId, block);
    await recordAuditEvent(tx, {
      actor: `operator:${operator}`,
      memberId,
      subject: `member:${memberId}`,
      command: block ? 'member.blockPlay' : 'member.allowPlay',
      before: { block: found.block },
      after: { block, ...(block ? { reason: block.reason } : {}) },
    });
    return ok(null);
  });
}
