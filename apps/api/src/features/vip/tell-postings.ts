import type { NamedPosting, ToldPostings } from '../../db/told-posting.ts';

/** What the postings of the store are filed under. */
export const vipStoreSource = 'vip-store';

/** That a posting is what a package of the store was redeemed for. */
export function tellRedemptions(postings: readonly NamedPosting[]): ToldPostings {
  const own = postings.filter(({ source }) => source === vipStoreSource);
  return new Map(own.map(({ seq }) => [seq, { is: 'bonus', bonus: 'vipPackage' }]));
}
