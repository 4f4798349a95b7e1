import { describeEach, type NamedPosting, type PostingDescriptions } from '../../db/posting-descriptions.ts';

/** What winnings of free rounds are filed under, each by the id of its free rounds. */
export const freeRoundsSource = 'freeRounds';

export function describeFreeRounds(postings: readonly NamedPosting[]): PostingDescriptions {
  return describeEach(postings, ({ source }) =>
    source === freeRoundsSource ? { is: 'bonus', bonus: 'freeRounds' } : undefined,
  );
}
