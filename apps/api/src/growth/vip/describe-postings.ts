import { describeEach, type NamedPosting, type PostingDescriptions } from '../../db/posting-descriptions.ts';

/** What the postings of the store are filed under. */
export const vipStoreSource = 'vip-store';

/** That a posting is what a package of the store was redeemed for. */
export function describeRedemptions(postings: readonly NamedPosting[]): PostingDescriptions {
  return describeEach(postings, ({ source }) =>
    source === vipStoreSource ? { is: 'bonus', bonus: 'vipPackage' } : undefined,
  );
}
