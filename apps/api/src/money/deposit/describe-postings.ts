import type { Database } from '@fairhouse/database';
import {
  describeEach,
  type NamedPosting,
  orderOfPosting,
  type PostingDescriptions,
} from '../../db/posting-descriptions.ts';
import { depositSource } from './deposit.postings.ts';
import { methodsOfAttempts } from './method.store.ts';

/** By which method, and under which number, each deposit came, and what belongs to it: its discount, its way back. */
export async function describeDeposits(
  db: Database,
  memberId: bigint,
  postings: readonly NamedPosting[],
): Promise<PostingDescriptions> {
  const own = postings.flatMap(({ seq, source, externalId }) => {
    const attempt = source === depositSource ? orderOfPosting(externalId) : undefined;
    return attempt === undefined ? [] : [{ seq, attempt }];
  });
  if (own.length === 0) return new Map();
  const methods = await methodsOfAttempts(
    db,
    memberId,
    own.map(({ attempt }) => attempt),
  );
  return describeEach(own, ({ attempt }) => {
    const method = methods.get(attempt);
    return method && { is: 'deposit', order: Number(attempt), method: method.code, name: method.name };
  });
}
