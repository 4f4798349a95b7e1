import { describeLadder } from './describe-ladder.ts';
import { listVipLevels } from './list-vip-levels.ts';
import { listVipPackages } from './list-vip-packages.ts';
import { redeemPackage } from './redeem-package.ts';

/** The calls of the VIP club and its store. */
export const vipCalls = {
  [listVipLevels.path]: listVipLevels,
  [describeLadder.path]: describeLadder,
  [listVipPackages.path]: listVipPackages,
  [redeemPackage.path]: redeemPackage,
} as const;
