import type { Transaction } from '@fairhouse/database';
import { insertGiven } from './given.store.ts';
import { lockAccount } from './redemption.store.ts';

/**
 * Gives points for the store, once for each `source` of a member. They raise no level, which follows stakes alone. False: they were
 * given before.
 */
export async function givePoints(
  tx: Transaction,
  memberId: bigint,
  { source, points }: { source: string; points: number },
): Promise<boolean> {
  await lockAccount(tx, memberId);
  return insertGiven(tx, memberId, source, points);
}
