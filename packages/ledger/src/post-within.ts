import type { Transaction } from '@fairhouse/database';
import { decodeOutcome, encodeCommand, type OutcomeWire } from './posting/post-wire.ts';
import type { PostCommand, PostOutcome } from './posting/posting.ts';
import { vaultOf } from './vault.ts';

/**
 * Posts one command inside the caller's transaction: it stands or falls with it. The member's book stays locked until
 * the transaction ends, so keep that short, and when it posts to several members do so in ascending order of
 * (vaultOf(member), member), as everybody does.
 */
export async function postWithin(tx: Transaction, command: PostCommand): Promise<PostOutcome> {
  const { rows } = await tx.query<{ outcomes: OutcomeWire[] }>({
    name: 'ledger_post_within',
    text: 'select ledger_post_within($1::int, $2::json) as outcomes',
    values: [vaultOf(command.memberId), JSON.stringify([encodeCommand(command)])],
  });
  return decodeOutcome(rows[0]!.outcomes[0]!, command);
}
