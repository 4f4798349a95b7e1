import type { Database } from '@fairhouse/database';
import type { NamedPosting, ToldPostings } from '../../db/told-posting.ts';
import { attemptOfPosting, depositSource } from './deposit.postings.ts';
import { methodsOfAttempts } from './method.store.ts';

/** By which method, and under which number, each deposit came, and what belongs to it: its discount, its way back. */
export async function tellDeposits(
  db: Database,
  memberId: bigint,
  postings: readonly NamedPosting[],
): Promise<ToldPostings> {
  const own = postings.flatMap(({ seq, source, externalId }) => {
    const attempt = source === depositSource ? attemptOfPosting(externalId) : undefined;
    return attempt === undefined ? [] : [{ seq, attempt }];
  });
  if (own.length === 0) return new Map();
  const methods = await methodsOfAttempts(
    db,
    memberId,
    own.map(({ attempt }) => attempt),
  );
  return new Map(
    own.flatMap(({ seq, attempt }) => {
      const method = methods.get(attempt);
      if (!method) return [];
      return [[seq, { is: 'deposit', order: Number(attempt), method: method.code, name: method.name }] as const];
    }),
  );
}
