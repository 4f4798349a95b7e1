import type { Database, Transaction } from '@fairhouse/database';

/** The member's name among vendors; undefined for one who never played. */
export async function walletUserOf(db: Database | Transaction, memberId: bigint): Promise<string | undefined> {
  const { rows } = await db.query<{ user: string }>(`select user_id as "user" from wallet_name where member_id = $1`, [
    memberId,
  ]);
  return rows[0]?.user;
}

/** Who is behind these names; what was never one has nobody behind it. */
export async function membersBehind(db: Database, users: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
  const known = [...new Set(users)].filter((user) => /^[0-6]\d[0-9a-f]{32}$/.test(user));
  if (known.length === 0) return new Map();
  const { rows } = await db.query<{ user: string; memberId: bigint }>(
    `select w.user_id as "user", w.member_id as "memberId"
     from unnest($1::text[]) u join wallet_name w on w.user_id = u`,
    [known],
  );
  return new Map(rows.map(({ user, memberId }) => [user, memberId]));
}
