import type { PlayBlockCause } from '@fairhouse/contract';
import type { Database, Transaction } from '@fairhouse/database';

/** Undefined for who may play. */
export async function causeOfBlock(db: Database, memberId: bigint): Promise<PlayBlockCause | undefined> {
  const { rows } = await db.query<{ cause: PlayBlockCause }>('select cause from play_block where member_id = $1', [
    memberId,
  ]);
  return rows[0]?.cause;
}

export interface PlayBlock {
  /** What the member is sent. */
  cause: PlayBlockCause;
  /** For the record. */
  reason: string;
  blockedBy: string;
}

/**
 * The block of a member, locked until the transaction ends, and, where there is none, whether something else stops play: a break, an
 * exclusion, a check. Undefined when there is no such member.
 */
export async function lockPlayBlock(
  tx: Transaction,
  memberId: bigint,
): Promise<{ block: PlayBlock | null; isBarredOtherwise: boolean } | undefined> {
  const { rows: found } = await tx.query<{ known: boolean }>('select member_lock($1) as known', [memberId]);
  if (!found[0]!.known) return undefined;
  const { rows } = await tx.query<PlayBlock>(
    'select cause, reason, blocked_by as "blockedBy" from play_block where member_id = $1',
    [memberId],
  );
  if (rows[0]) return { block: rows[0], isBarredOtherwise: false };
  const { rows: barred } = await tx.query<{ barred: boolean }>(
    'select exists (select from play_barred where member_id = $1) as barred',
    [memberId],
  );
  return { block: null, isBarredOtherwise: barred[0]!.barred };
}

export async function writePlayBlock(tx: Transaction, memberId: bigint, block: PlayBlock | null): Promise<void> {
  await tx.query('delete from play_block where member_id = $1', [memberId]);
  if (block) {
    await tx.query('insert into play_block (member_id, reason, blocked_by, cause) values ($1, $2, $3, $4)', [
      memberId,
      block.reason,
      block.blockedBy,
      block.cause,
    ]);
  }
}
