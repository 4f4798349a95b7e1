import { endSessions, lockBooks } from '@fairhouse/betting';
import type { Transaction } from '@fairhouse/database';
import { endLaunchesOf } from './wallet.store.ts';

/**
 * Accepts no further bet of this member in any game that is open now: for log-out and suspension. Open rounds still settle.
 * The caller holds the lock of the book, or this takes it: a bet that waits for it is decided by what the caller commits.
 */
export async function endGameSessions(tx: Transaction, memberId: bigint): Promise<void> {
  await lockBooks(tx, [memberId]);
  // The launches first: one that is being exchanged is waited for, so that its session is there to be ended.
  await endLaunchesOf(tx, memberId);
  await endSessions(tx, memberId);
}
