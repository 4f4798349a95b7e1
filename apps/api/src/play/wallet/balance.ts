import { walletBalance } from '@fairhouse/contract/wallet';
import { walletCall } from './wallet-call.ts';

export const balance = walletCall({
  ...walletBalance,
  carryOut: (bets, _, caller) => bets.balance(caller),
});
