import { walletBalance } from '@fairhouse/contract/wallet';
import { walletCall } from './wallet-call.ts';

export const balance = walletCall({
  ...walletBalance,
  actOf: (_, caller) => ({ verb: 'balance', caller }),
});
