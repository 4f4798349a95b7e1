import type { Transaction } from '@fairhouse/database';
import type pg from 'pg';

export type LinkPurpose = 'activate' | 'resetPassword';

/** How long a mailed link lives. */
const lifetimeMinutes: Record<LinkPurpose, number> = { activate: 48 * 60, resetPassword: 30 };

/** A new link of a purpose makes the earlier ones useless. */
export async function insertLink(
  tx: Transaction,
  memberId: bigint,
  purpose: LinkPurpose,
  tokenHash: Buffer,
): Promise<void> {
  await tx.query('update mailed_link set used_at = now() where member_id = $1 and purpose = $2 and used_at is null', [
    memberId,
    purpose,
  ]);
  await tx.query(
    `insert into mailed_link (token_hash, member_id, purpose, expires_at)
     values ($1, $2, $3, now() + make_interval(mins => $4))`,
    [tokenHash, memberId, purpose, lifetimeMinutes[purpose]],
  );
}

/** Spends the link: the member it belongs to, once, while it lives. */
export async function useLink(tx: Transaction, purpose: LinkPurpose, tokenHash: Buffer): Promise<bigint | undefined> {
  const { rows } = await tx.query<{ memberId: bigint }>(
    `update mailed_link set used_at = now()
     where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now() returning member_id as "memberId"`,
    [tokenHash, purpose],
  );
  return rows[0]?.memberId;
}

/** Whose link this is or was, used or not. */
export async function memberOfLink(
  db: pg.Pool | Transaction,
  purpose: LinkPurpose,
  tokenHash: Buffer,
): Promise<bigint | undefined> {
  const { rows } = await db.query<{ memberId: bigint }>(
    'select member_id as "memberId" from mailed_link where token_hash = $1 and purpose = $2',
    [tokenHash, purpose],
  );
  return rows[0]?.memberId;
}

/** How many links of this purpose the member was mailed within the last hour. */
export async function countRecentLinks(tx: Transaction, memberId: bigint, purpose: LinkPurpose): Promise<number> {
  const { rows } = await tx.query<{ links: number }>(
    `select count(*)::int as links from mailed_link
     where member_id = $1 and purpose = $2 and created_at > now() - interval '1 hour'`,
    [memberId, purpose],
  );
  return rows[0]!.links;
}

/** Links that nobody can use any more. Answers how many went. */
export async function removeOldLinks(db: pg.Pool, olderThanDays: number): Promise<number> {
  const { rowCount } = await db.query('delete from mailed_link where expires_at < now() - make_interval(days => $1)', [
    olderThanDays,
  ]);
  return rowCount ?? 0;
}
