import { getHarmCase } from './harm-cases.ts';
import { memberProtection } from './member-protection.ts';
import { askToLiftExclusion, confirmLift, pauseMember, reopenAccount, withdrawLift } from './pause-member.ts';

/** Signs of harm and what is made of them, and a member's protection as the staff sees it. */
export const operatorProtectionCalls = {
  [memberProtection.path]: memberProtection,
  [getHarmCase.path]: getHarmCase,
  [pauseMember.path]: pauseMember,
  [reopenAccount.path]: reopenAccount,
  [askToLiftExclusion.path]: askToLiftExclusion,
  [confirmLift.path]: confirmLift,
  [withdrawLift.path]: withdrawLift,
} as const;
