import { walletWin } from '@fairhouse/contract/wallet';
import { walletCall } from './wallet-call.ts';

/** Pays a win into a round that had a bet, even if the session has ended or the player is suspended since. */
export const win = walletCall({
  ...walletWin,
  carryOut: (
    bets,
    { gameCode, roundId, transactionId, referenceTransactionId, currency, amount, roundClosed },
    caller,
  ) =>
    bets.win(caller, {
      gameCode,
      roundId,
      transactionId,
      reference: referenceTransactionId,
      currency,
      amount,
      roundClosed,
    }),
});
