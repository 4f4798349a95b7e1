import type { PostingAbout, TransactionType } from '@fairhouse/contract';

/** A posting by the names that the room which made it has given it. */
export interface NamedPosting {
  /** Number of it in the member's book. */
  seq: bigint;
  type: TransactionType;
  source: string;
  externalId: string;
  note: string | null;
}

/** What a room knows of its own postings, by their numbers; those of others it leaves out. */
export type ToldPostings = ReadonlyMap<bigint, PostingAbout>;
export type TellPostings = (memberId: bigint, postings: readonly NamedPosting[]) => Promise<ToldPostings>;
