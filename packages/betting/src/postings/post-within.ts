import type { Transaction } from '@fairhouse/database';
import { postAllWithin } from './post-all-within.ts';
import type { PostCommand, PostOutcome } from './posting.ts';

/**
 * Posts one command inside the caller's transaction: it stands or falls with it. The member's book stays locked until
 * the transaction ends, so keep that short, and when it posts to several members do so in ascending order of
 * members' ids, as everybody does.
 */
export async function postWithin(tx: Transaction, command: PostCommand): Promise<PostOutcome> {
  const [outcome] = await postAllWithin(tx, [command]);
  return outcome!;
}
