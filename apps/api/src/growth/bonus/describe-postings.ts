import type { PostingAbout } from '@fairhouse/contract';
import { describeEach, type NamedPosting, type PostingDescriptions } from '../../db/posting-descriptions.ts';
import { bonusSource } from './bonus.postings.ts';

/** What the notes of this feature's postings mean to the member. */
const abouts: Readonly<Record<string, PostingAbout>> = {
  signUp: { is: 'bonus', bonus: 'signUp' },
  firstDeposit: { is: 'bonus', bonus: 'firstDeposit' },
  fridayFun: { is: 'bonus', bonus: 'fridayFun' },
  given: { is: 'bonus', bonus: 'given' },
  cashback: { is: 'bonus', bonus: 'cashback' },
  inactivity: { is: 'fee', fee: 'inactivity' },
};

/** Which bonus was given, taken back or turned into cash, and what a fee was for. */
export function describeBonuses(postings: readonly NamedPosting[]): PostingDescriptions {
  return describeEach(postings, ({ source, note }) =>
    source === bonusSource && note !== null ? abouts[note] : undefined,
  );
}
