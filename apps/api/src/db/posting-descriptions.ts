import type { PostingAbout, TransactionType } from '@fairhouse/contract';

/** A posting by the names that the feature which made it has given it. */
export interface NamedPosting {
  /** Number of it in the member's book. */
  seq: bigint;
  type: TransactionType;
  source: string;
  externalId: string;
  /** Of what a game moved. */
  gameCode: string | null;
  note: string | null;
}

/** What a feature's own postings were about, by their numbers; those of others it leaves out. */
export type PostingDescriptions = ReadonlyMap<bigint, PostingAbout>;
export type DescribePostings = (memberId: bigint, postings: readonly NamedPosting[]) => Promise<PostingDescriptions>;

export function describeEach<P extends Pick<NamedPosting, 'seq'>>(
  postings: readonly P[],
  describe: (posting: P) => PostingAbout | undefined,
): PostingDescriptions {
  return new Map(
    postings.flatMap((posting) => {
      const about = describe(posting);
      return about ? [[posting.seq, about] as const] : [];
    }),
  );
}

/** The order that a posting belongs to where it is named after one: `55`, `55:gift`, `55:gift:reversal`. */
export function orderOfPosting(externalId: string): bigint | undefined {
  const id = /^(\d{1,18})(?::|$)/.exec(externalId)?.[1];
  return id === undefined ? undefined : BigInt(id);
}
