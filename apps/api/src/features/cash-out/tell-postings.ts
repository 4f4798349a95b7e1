import type { Database } from '@fairhouse/database';
import type { NamedPosting, ToldPostings } from '../../db/told-posting.ts';
import { cashOutOfPosting, cashOutSource } from './cash-out.postings.ts';
import { readMethods } from './method.store.ts';

/** By which method each cash-out was asked for, and its number. The method is the note of its postings. */
export async function tellCashOuts(db: Database, postings: readonly NamedPosting[]): Promise<ToldPostings> {
  const own = postings.filter(({ source }) => source === cashOutSource);
  if (own.length === 0) return new Map();
  const methods = new Map((await readMethods(db)).map((method) => [method.code as string, method]));
  return new Map(
    own.flatMap(({ seq, externalId, note }) => {
      const order = cashOutOfPosting(externalId);
      const method = methods.get(note ?? '');
      if (order === undefined || !method) return [];
      return [[seq, { is: 'cashOut', order: Number(order), method: method.code, name: method.name }] as const];
    }),
  );
}
