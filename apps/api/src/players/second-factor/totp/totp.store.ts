import type { Transaction } from '@fairhouse/database';
import type pg from 'pg';

export interface TotpFactor {
  sealedSecret: Buffer;
  confirmedAt: Date | null;
}

/** Minutes in which a secret that was shown can be confirmed. */
const confirmWithinMinutes = 15;

/** Keeps a secret that is not confirmed yet, in place of one before it. False when the factor is on already. */
export async function beginTotpFactor(tx: Transaction, memberId: bigint, sealedSecret: Buffer): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into totp_factor as f (member_id, encrypted_secret) values ($1, $2)
     on conflict (member_id) do update set encrypted_secret = excluded.encrypted_secret, begun_at = now(), last_step = null
       where f.confirmed_at is null`,
    [memberId, sealedSecret],
  );
  return rowCount === 1;
}

export async function findTotpFactor(db: pg.Pool | Transaction, memberId: bigint): Promise<TotpFactor | undefined> {
  const { rows } = await db.query<TotpFactor>(
    `select encrypted_secret as "sealedSecret", confirmed_at as "confirmedAt" from totp_factor
     where member_id = $1 and confirmed_at is not null`,
    [memberId],
  );
  return rows[0];
}

/** The secret that was shown a short while ago and waits for its first code. */
export async function findBegunTotp(tx: Transaction, memberId: bigint): Promise<TotpFactor | undefined> {
  const { rows } = await tx.query<TotpFactor>(
    `select encrypted_secret as "sealedSecret", confirmed_at as "confirmedAt" from totp_factor
     where member_id = $1 and confirmed_at is null and begun_at > now() - make_interval(mins => $2)`,
    [memberId, confirmWithinMinutes],
  );
  return rows[0];
}

export async function confirmTotpFactor(tx: Transaction, memberId: bigint, step: number): Promise<void> {
  await tx.query('update totp_factor set confirmed_at = now(), last_step = $2 where member_id = $1', [memberId, step]);
}

/** Spends a step and all before it; false when it was spent already. */
export async function takeStep(tx: Transaction, memberId: bigint, step: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update totp_factor set last_step = $2
     where member_id = $1 and confirmed_at is not null and (last_step is null or last_step < $2)`,
    [memberId, step],
  );
  return rowCount === 1;
}

export async function removeTotpFactor(tx: Transaction, memberId: bigint): Promise<boolean> {
  const { rowCount } = await tx.query('delete from totp_factor where member_id = $1 and confirmed_at is not null', [
    memberId,
  ]);
  return rowCount === 1;
}
