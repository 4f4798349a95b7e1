import type { Database } from '@fairhouse/database';
import {
  describeEach,
  type NamedPosting,
  orderOfPosting,
  type PostingDescriptions,
} from '../../db/posting-descriptions.ts';
import { cashOutSource } from './cash-out.postings.ts';
import { readMethods } from './method.store.ts';

/** By which method each cash-out was asked for, and its number. The method is the note of its postings. */
export async function describeCashOuts(db: Database, postings: readonly NamedPosting[]): Promise<PostingDescriptions> {
  const own = postings.filter(({ source }) => source === cashOutSource);
  if (own.length === 0) return new Map();
  const methods = new Map((await readMethods(db)).map((method) => [method.code as string, method]));
  return describeEach(own, ({ externalId, note }) => {
    const order = orderOfPosting(externalId);
    const method = methods.get(note ?? '');
    if (order === undefined || !method) return undefined;
    return { is: 'cashOut', order: Number(order), method: method.code, name: method.name };
  });
}
