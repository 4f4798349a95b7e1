import { walletEndRound } from '@fairhouse/contract/wallet';
import { walletCall } from './wallet-call.ts';

/** Closes a round that ended without a win. Again and again it answers the same. */
export const endRound = walletCall({
  ...walletEndRound,
  actOf: ({ gameCode, roundId }, caller) => ({ verb: 'endRound', caller, gameCode, roundId, roundClosed: true }),
});
