import {
  listPayoutRules,
  listPayoutRuleVersions,
  savePayoutRule,
  switchPayoutRule,
  tryPayoutRule,
} from './payout-rules.ts';

/** Rules by which cash-outs are approved automatically. */
export const payoutRuleCalls = {
  [listPayoutRules.path]: listPayoutRules,
  [listPayoutRuleVersions.path]: listPayoutRuleVersions,
  [savePayoutRule.path]: savePayoutRule,
  [tryPayoutRule.path]: tryPayoutRule,
  [switchPayoutRule.path]: switchPayoutRule,
} as const;
