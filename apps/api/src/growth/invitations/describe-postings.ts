import type { PostingAbout } from '@fairhouse/contract';
import { describeEach, type NamedPosting, type PostingDescriptions } from '../../db/posting-descriptions.ts';

/** What the postings of invitations are filed under: the rewards of friends who count, and the agents' shares. */
export const rewardSource = 'invite';
export const agentSource = 'agent-bonus';

const abouts: Readonly<Record<string, PostingAbout>> = {
  [rewardSource]: { is: 'bonus', bonus: 'inviteReward' },
  [agentSource]: { is: 'bonus', bonus: 'agentBonus' },
};

/** Which of the two an award is. */
export function describeAwards(postings: readonly NamedPosting[]): PostingDescriptions {
  return describeEach(postings, ({ source }) => abouts[source]);
}
