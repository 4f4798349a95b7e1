import { applyForCashOut } from './apply-cash-out.ts';
import { cancelCashOut } from './cancel-cash-out.ts';
import { cashOutConfig } from './cash-out-config.ts';
import { findCashOut } from './find-cash-out.ts';
import { listCashOutMethods } from './list-cash-out-methods.ts';
import { listCashOuts } from './list-cash-outs.ts';
import { listSavedAccounts, removeSavedAccount } from './saved-account.ts';

/** The calls of cashing out. */
export const cashOutCalls = {
  [applyForCashOut.path]: applyForCashOut,
  [cancelCashOut.path]: cancelCashOut,
  [cashOutConfig.path]: cashOutConfig,
  [listCashOutMethods.path]: listCashOutMethods,
  [listCashOuts.path]: listCashOuts,
  [findCashOut.path]: findCashOut,
  [listSavedAccounts.path]: listSavedAccounts,
  [removeSavedAccount.path]: removeSavedAccount,
} as const;
