import type { Transaction } from '@fairhouse/database';
import { insertOrder, lockOrders } from './order.store.ts';
import { walletUserOf } from './speaker.store.ts';
import type { TablesDeps } from './tables.deps.ts';

/** Has every vendor forget what a member said at its tables, from the commit on until it has. */
export async function forgetSpeaker(
  { vendors, clock }: Pick<TablesDeps, 'vendors' | 'clock'>,
  tx: Transaction,
  memberId: bigint,
): Promise<void> {
  const walletUser = await walletUserOf(tx, memberId);
  if (walletUser === undefined) return;
  await lockOrders(tx);
  const now = clock();
  for (const { id: vendor } of vendors()) {
    const about = { vendor, table: null, kind: 'forget' as const, memberId, walletUser, wordIds: [], until: null };
    await insertOrder(tx, { ...about, reason: 'erasure', setBy: 'system:erasure', setAt: now }, now);
  }
}
