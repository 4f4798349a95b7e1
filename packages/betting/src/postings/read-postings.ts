import type { Currency } from '@fairhouse/money';
import type pg from 'pg';
import { balanceOf, type Posting, roundOf } from './posting.ts';
import type { Account, RecordedType } from './posting-rules.ts';

export interface PostingsQuery {
  memberId: bigint;
  /** Only these types; all when left out. */
  types?: RecordedType[];
  /** From this moment on, and before that one. */
  from?: Date;
  until?: Date;
  /** Only numbers below this one: the last seen, to read on. */
  beforeSeq?: bigint;
  /** Otherwise the newest come first. */
  oldestFirst?: true;
  /** Rows to skip, for numbered pages. */
  offset?: number;
  /** At most 200; 50 by default. */
  limit?: number;
}

interface PostingRow {
  member_id: bigint;
  seq: bigint;
  type: RecordedType;
  debit: Account;
  credit: Account;
  amount: bigint;
  bonus_part: bigint;
  cash_before: bigint;
  bonus_before: bigint;
  held_before: bigint;
  cash_after: bigint;
  bonus_after: bigint;
  held_after: bigint;
  source: string;
  external_id: string;
  reference: string | null;
  game_code: string | null;
  round_id: string | null;
  note: string | null;
  created_at: Date;
  hash: Buffer;
  currency: Currency;
}

const matching = `p.member_id = $1 and p.seq > 0 and p.seq < coalesce($2::bigint, 9223372036854775807)
  and ($3::text[] is null or p.type = any ($3)) and ($4::timestamptz is null or p.created_at >= $4)
  and ($5::timestamptz is null or p.created_at < $5)`;

function valuesOf({ memberId, types, from, until, beforeSeq }: PostingsQuery): unknown[] {
  return [memberId, beforeSeq ?? null, types ?? null, from ?? null, until ?? null];
}

/** A member's postings, the newest first unless asked otherwise. */
export async function readPostings(db: pg.Pool | pg.ClientBase, query: PostingsQuery): Promise<Posting[]> {
  const limit = Math.min(query.limit ?? 50, 200);
  const { rows } = await db.query<PostingRow>(
    `select p.*, own.hash, b.currency
     from ledger_posting p
       join posting own on own.member_id = p.member_id and own.seq > 0 and own.seq = p.seq
       join book b on b.member_id = p.member_id
     where ${matching} order by p.seq ${query.oldestFirst ? 'asc' : 'desc'} limit $6 offset $7`,
    [...valuesOf(query), limit, query.offset ?? 0],
  );
  return rows.map(postingOf);
}

/** How many postings the query matches, whatever its limit and offset. */
export async function countPostings(db: pg.Pool | pg.ClientBase, query: PostingsQuery): Promise<bigint> {
  const { rows } = await db.query<{ count: bigint }>(
    `select count(*) from ledger_posting p where ${matching}`,
    valuesOf(query),
  );
  return rows[0]!.count;
}

function postingOf(row: PostingRow): Posting {
  const { currency } = row;
  return {
    memberId: row.member_id,
    seq: row.seq,
    type: row.type,
    debit: row.debit,
    credit: row.credit,
    amount: { currency, minor: row.amount },
    bonusPart: { currency, minor: row.bonus_part },
    before: balanceOf(currency, row.cash_before, row.bonus_before, row.held_before),
    after: balanceOf(currency, row.cash_after, row.bonus_after, row.held_after),
    source: row.source,
    externalId: row.external_id,
    reference: row.reference,
    round: roundOf(row),
    note: row.round_id === null ? row.note : null,
    createdAt: row.created_at,
    hash: row.hash.toString('hex'),
  };
}
