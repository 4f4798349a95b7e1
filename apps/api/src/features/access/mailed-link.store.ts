import type { Transaction } from '@fairhouse/database';

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
