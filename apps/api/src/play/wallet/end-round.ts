import { walletEndRound } from '@fairhouse/contract/wallet';
import { walletCall } from './wallet-call.ts';

/** Closes a round that ended without a win. Again and again it answers the same. */
export const endRound = walletCall({
  ...walletEndRound,
  carryOut: (bets, { gameCode, roundId }, caller) => bets.endRound(caller, { gameCode, roundId }),
});
