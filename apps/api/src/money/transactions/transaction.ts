import type { PostingAbout } from '@fairhouse/contract';
import { type Amount, amountOf, type Currency } from '@fairhouse/money';
import type { DescribePostings, NamedPosting } from '../../db/posting-descriptions.ts';

/** A line of the member's book, as it is shown. */
export interface Transaction extends Pick<NamedPosting, 'seq' | 'type'> {
  amount: Amount;
  /** Cash and bonus together, as the member's top bar shows it. */
  before: Amount;
  after: Amount;
  createdAt: Date;
  /** Null where the casino knows nothing more of it. */
  about: PostingAbout | null;
}

export interface TransactionRow extends NamedPosting {
  amount: bigint;
  before: bigint;
  after: bigint;
  createdAt: Date;
}

/** Adds to the rows what they were about, all of them at once. */
export async function withAbouts(
  describe: DescribePostings,
  member: { id: bigint; currency: Currency },
  rows: readonly TransactionRow[],
): Promise<Transaction[]> {
  const described = await describe(member.id, rows);
  const figure = (minor: bigint) => amountOf(member.currency, minor);
  return rows.map(({ seq, type, amount, before, after, createdAt }) => ({
    seq,
    type,
    amount: figure(amount),
    before: figure(before),
    after: figure(after),
    createdAt,
    about: described.get(seq) ?? null,
  }));
}
