import { agentBonuses } from './agent-bonuses.ts';
import { agentSummary } from './agent-summary.ts';
import { inviteTerms } from './invite-terms.ts';
import { listInviteRewards } from './list-invite-rewards.ts';
import { receiveInviteReward } from './receive-invite-reward.ts';

/** The calls of inviting friends. */
export const inviteCalls = {
  [agentBonuses.path]: agentBonuses,
  [agentSummary.path]: agentSummary,
  [inviteTerms.path]: inviteTerms,
  [listInviteRewards.path]: listInviteRewards,
  [receiveInviteReward.path]: receiveInviteReward,
} as const;
