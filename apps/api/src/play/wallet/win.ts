import { walletWin } from '@fairhouse/contract/wallet';
import { walletCall } from './wallet-call.ts';

/** Pays a win into a round that had a bet, whatever has become of session, player or round since. */
export const win = walletCall({
  ...walletWin,
  actOf: ({ gameCode, roundId, transactionId, referenceTransactionId, currency, amount, roundClosed }, caller) => ({
    verb: 'win',
    caller,
    gameCode,
    roundId,
    transactionId,
    reference: referenceTransactionId,
    currency,
    amount,
    roundClosed,
  }),
});
