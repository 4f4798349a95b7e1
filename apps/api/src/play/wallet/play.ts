import { walletPlay } from '@fairhouse/contract/wallet';
import { walletCall } from './wallet-call.ts';

/** Takes the stake of a round and pays what it won, in one: a bet that closes its round, by the rules of bet and win. */
export const play = walletCall({
  ...walletPlay,
  actOf: ({ gameCode, roundId, transactionId, currency, amount, winTransactionId, winAmount }, caller) => ({
    verb: 'bet',
    caller,
    gameCode,
    roundId,
    transactionId,
    currency,
    amount,
    roundClosed: true,
    winTransactionId,
    winAmount,
  }),
});
