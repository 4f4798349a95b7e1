import { walletBet } from '@fairhouse/contract/wallet';
import { walletCall } from './wallet-call.ts';

/** Takes the stake and opens the round, or adds to it. The only call that asks for a live session and a good standing. */
export const bet = walletCall({
  ...walletBet,
  carryOut: (bets, { gameCode, roundId, transactionId, currency, amount, freeRoundsId }, caller) =>
    bets.bet(caller, { gameCode, roundId, transactionId, currency, amount, freeGrant: freeRoundsId }),
});
