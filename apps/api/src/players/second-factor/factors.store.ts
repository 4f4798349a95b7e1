import type { Transaction } from '@fairhouse/database';
import type pg from 'pg';

/** What protects an account besides the password. */
export interface Standing {
  totp: boolean;
  passkeys: number;
  /** Not used yet. */
  recoveryCodes: number;
}

/** One after the other for each member: guesses must not overtake the count of the guesses before. */
export async function lockMember(tx: Transaction, memberId: bigint): Promise<boolean> {
  const { rows } = await tx.query<{ known: boolean }>('select member_lock($1) as known', [memberId]);
  return rows[0]!.known;
}

export async function standingOf(db: pg.Pool | Transaction, memberId: bigint): Promise<Standing> {
  const { rows } = await db.query<Standing>(
    `select exists (select from totp_factor where member_id = $1 and confirmed_at is not null) as totp,
       (select count(*)::int from passkey where member_id = $1) as passkeys,
       (select count(*)::int from recovery_code where member_id = $1 and used_at is null) as "recoveryCodes"`,
    [memberId],
  );
  return rows[0]!;
}

export function isProtected({ totp, passkeys }: Standing): boolean {
  return totp || passkeys > 0;
}

/** Everything that belongs to second factors goes: also challenges under way and counted failures. Answers what there was. */
export async function removeFactors(tx: Transaction, memberId: bigint): Promise<Standing> {
  const before = await standingOf(tx, memberId);
  for (const table of ['totp_factor', 'passkey', 'recovery_code', 'factor_challenge', 'factor_failure'])
    await tx.query(`delete from ${table} where member_id = $1`, [memberId]);
  return before;
}
