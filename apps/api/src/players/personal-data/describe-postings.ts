import { describeEach, type NamedPosting, type PostingDescriptions } from '../../db/posting-descriptions.ts';
import { copySource } from './copy/ask-for-copy.ts';

/** The fee of a copy of the member's data. */
export function describeCopies(postings: readonly NamedPosting[]): PostingDescriptions {
  return describeEach(postings, ({ source }) => (source === copySource ? { is: 'fee', fee: 'dataCopy' } : undefined));
}
