import { describeEach, type NamedPosting, type PostingDescriptions } from '../../db/posting-descriptions.ts';

/** What the gifts of campaigns are filed under. */
export const campaignSource = 'campaign';

export function describeGifts(postings: readonly NamedPosting[]): PostingDescriptions {
  return describeEach(postings, ({ source }) =>
    source === campaignSource ? { is: 'bonus', bonus: 'campaign' } : undefined,
  );
}
