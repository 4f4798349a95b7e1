import type { Transaction } from '@fairhouse/database';
import type pg from 'pg';

export const challengeMinutes = 5;

export async function insertChallenge(
  db: pg.Pool,
  challenge: { challenge: string; linkHash: Buffer | null; at: Date },
): Promise<void> {
  await db.query('delete from staff_challenge where expires_at < $1', [challenge.at]);
  await db.query(
    `insert into staff_challenge (challenge, link_hash, expires_at)
     values ($1, $2, $3::timestamptz + make_interval(mins => $4))`,
    [challenge.challenge, challenge.linkHash, challenge.at, challengeMinutes],
  );
}

/** Spends what a browser was asked to sign, whether or not what it answers turns out to be right. */
export async function spendChallenge(
  db: pg.Pool | Transaction,
  challenge: string,
  linkHash: Buffer | null,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `delete from staff_challenge
     where challenge = $1 and link_hash is not distinct from $2::bytea and expires_at > $3`,
    [challenge, linkHash, at],
  );
  return rowCount === 1;
}
