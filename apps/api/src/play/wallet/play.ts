import { walletPlay } from '@fairhouse/contract/wallet';
import { walletCall } from './wallet-call.ts';

/** Takes the stake of a round and pays what it won, in one: a bet that closes its round, by the rules of bet and win. */
export const play = walletCall({
  ...walletPlay,
  carryOut: (
    bets,
    { gameCode, roundId, transactionId, currency, amount, winTransactionId, winAmount, freeRoundsId },
    caller,
  ) =>
    bets.play(caller, {
      gameCode,
      roundId,
      transactionId,
      currency,
      amount,
      winTransactionId,
      winAmount,
      freeGrant: freeRoundsId,
    }),
});
