import type { PostingAbout } from '@fairhouse/contract';
import type { NamedPosting, ToldPostings } from '../../db/told-posting.ts';

/** What the postings of invitations are filed under: the rewards of friends who count, and the agents' shares. */
export const rewardSource = 'invite';
export const agentSource = 'agent-bonus';

const abouts: Readonly<Record<string, PostingAbout>> = {
  [rewardSource]: { is: 'bonus', bonus: 'inviteReward' },
  [agentSource]: { is: 'bonus', bonus: 'agentBonus' },
};

/** Which of the two an award is. */
export function tellAwards(postings: readonly NamedPosting[]): ToldPostings {
  return new Map(
    postings.flatMap(({ seq, source }) => {
      const about = abouts[source];
      return about ? [[seq, about] as const] : [];
    }),
  );
}
