import type { Currency } from '@fairhouse/money';
import type pg from 'pg';
import { genesisOf, genesisTextOf, hashedTextOf, hashOf, type StoredPosting } from './chain.ts';

export interface ProvenPosting extends StoredPosting {
  /** hash = SHA-256(prev_hash ‖ this text). */
  hashed: string;
  /** It was worked out again to the same hash, and hangs on the one before. */
  holds: boolean;
}

export interface ProvenBook {
  currency: Currency;
  cash: bigint;
  bonus: bigint;
  held: bigint;
  seq: bigint;
  headHash: Buffer;
  /** The text whose SHA-256 the first posting hangs on. */
  genesis: string;
  /** The newest first. */
  postings: ProvenPosting[];
}

interface BookRow {
  currency: Currency;
  cash: bigint;
  bonus: bigint;
  held: bigint;
  seq: bigint;
  headHash: Buffer;
}

/** A book with at most 100 of its postings before the number `before`, each with its proof; undefined without a book. */
export async function provePostings(
  db: pg.Pool,
  memberId: bigint,
  before: bigint | undefined,
  limit: number,
): Promise<ProvenBook | undefined> {
  const books = await db.query<BookRow>(
    `select currency, cash, bonus, held, seq, head_hash as "headHash" from book where member_id = $1`,
    [memberId],
  );
  const book = books.rows[0];
  if (!book) return undefined;
  const size = Math.min(limit, 100);
  // One more than are shown: the last of them hangs on it.
  const { rows } = await db.query<StoredPosting>(
    `select member_id, seq, type, debit, credit, amount, bonus_part, cash_before, bonus_before, held_before,
       cash_after, bonus_after, held_after, (extract(epoch from created_at) * 1000000)::bigint as created_us,
       source, external_id, reference, game_code, round_id, note, prev_hash, hash
     from posting where member_id = $1 and seq > 0 and seq < coalesce($2, 9223372036854775807)
     order by seq desc limit $3`,
    [memberId, before ?? null, size + 1],
  );
  const postings = rows.slice(0, size).map((posting, index) => {
    const previous = posting.seq === 1n ? genesisOf(memberId, book.currency) : rows[index + 1]?.hash;
    const holds =
      previous?.equals(posting.prev_hash) === true && hashOf(posting.prev_hash, posting).equals(posting.hash);
    return { ...posting, hashed: hashedTextOf(posting), holds };
  });
  return { ...book, genesis: genesisTextOf(memberId, book.currency), postings };
}
