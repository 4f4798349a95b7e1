import { walletRollback } from '@fairhouse/contract/wallet';
import { walletCall } from './wallet-call.ts';

/** Takes a bet back; before its bet it leaves a tombstone, and the late bet is refused. */
export const rollback = walletCall({
  ...walletRollback,
  carryOut: (bets, { gameCode, roundId, transactionId, referenceTransactionId, roundClosed }, caller) =>
    bets.rollback(caller, { gameCode, roundId, transactionId, reference: referenceTransactionId, roundClosed }),
});
