import { createHash } from 'node:crypto';

export interface StoredPosting {
  member_id: bigint;
  seq: bigint;
  type: string;
  debit: string;
  credit: string;
  amount: bigint;
  bonus_part: bigint;
  cash_before: bigint;
  bonus_before: bigint;
  held_before: bigint;
  cash_after: bigint;
  bonus_after: bigint;
  held_after: bigint;
  created_us: bigint;
  source: string;
  external_id: string;
  reference: string | null;
  game_code: string | null;
  round_id: string | null;
  note: string | null;
  prev_hash: Buffer;
  hash: Buffer;
}

/** What the first posting of a book hangs on: SHA-256 over the member and the currency. */
export function genesisOf(memberId: bigint, currency: string): Buffer {
  return createHash('sha256').update(genesisTextOf(memberId, currency)).digest();
}

export function genesisTextOf(memberId: bigint, currency: string): string {
  return `fairhouse book|${memberId}|${currency}`;
}

/** The hash that the posting must carry after `prev`, worked out without the database (see ledger_post). */
export function hashOf(prev: Buffer, p: StoredPosting): Buffer {
  return createHash('sha256').update(prev).update(hashedTextOf(p)).digest();
}

/** What is hashed of a posting, behind the hash of the one before. */
export function hashedTextOf(p: StoredPosting): string {
  const fields = [
    ...[
      p.member_id,
      p.seq,
      p.type,
      p.debit,
      p.credit,
      p.amount,
      p.bonus_part,
      p.cash_before,
      p.bonus_before,
      p.held_before,
    ],
    ...[
      p.cash_after,
      p.bonus_after,
      p.held_after,
      p.created_us,
      ...lengthAndText(p.source),
      ...lengthAndText(p.external_id),
    ],
    ...[...lengthAndText(p.reference), ...lengthAndText(aboutOf(p))],
  ];
  return fields.join('|');
}

/** A round in the text that hashes cover (ledger_post). */
function aboutOf({ note, game_code, round_id }: StoredPosting): string | null {
  return note === null && round_id !== null ? `${game_code} ${round_id}` : note;
}

function lengthAndText(text: string | null): (number | string)[] {
  return text === null ? [-1] : [Buffer.byteLength(text), text];
}
