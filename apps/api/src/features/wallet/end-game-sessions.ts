import type { Transaction } from '@fairhouse/database';
import { endSessionsOf } from './wallet.store.ts';

/** No further bet of this member by any game that is open now: for log-out and suspension. Open rounds still settle. */
export async function endGameSessions(tx: Transaction, memberId: bigint): Promise<void> {
  await endSessionsOf(tx, memberId);
}
