import type { Transaction } from '@fairhouse/database';
import type { Amount } from '@fairhouse/money';
import { type NewsKind, newsKinds } from './news.kinds.ts';
import { insertNews, type NewsDetails } from './news.store.ts';

export interface Announcement {
  memberId: bigint;
  kind: NewsKind;
  /** What it tells of, such as `cash-out:55`: the same kind about the same thing is reported once. */
  about: string;
  /** What the sentences of the kind name in braces. */
  values?: Record<string, string | Amount>;
}

/** Tells the member of something, in the transaction that makes it so. Other features reach it through a port of theirs. */
export async function announce(
  tx: Transaction,
  { memberId, kind, about, values = {} }: Announcement,
): Promise<bigint | undefined> {
  const details: NewsDetails = {};
  for (const [name, value] of Object.entries(values)) {
    details[name] = typeof value === 'string' ? value : { minor: String(value.minor), currency: value.currency };
  }
  return insertNews(tx, { memberId, type: newsKinds[kind], kind, details, about });
}
