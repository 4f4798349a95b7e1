import { describeEach, type NamedPosting, type PostingDescriptions } from '../../db/posting-descriptions.ts';

/** What the prizes of competitions are filed under, each by the number of its competition. */
export const competitionSource = 'competition';

export function describePrizes(postings: readonly NamedPosting[]): PostingDescriptions {
  return describeEach(postings, ({ source }) =>
    source === competitionSource ? { is: 'bonus', bonus: 'competition' } : undefined,
  );
}
