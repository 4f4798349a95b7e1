import type { Transaction } from '@fairhouse/database';
import type pg from 'pg';

export interface Challenge {
  memberId: bigint;
  webauthnChallenge: string | null;
}

const lifetimeMinutes = 5;
const mostTries = 5;
/** Of one member at a time; anyone who asks for more loses the oldest. */
const mostOpen = 10;

/** Keeps a challenge and answers when it ends. Those that ended, and the oldest of too many, go. */
export async function insertChallenge(
  tx: Transaction,
  challenge: Challenge & { tokenHash: Buffer; purpose: 'login' | 'addPasskey' },
): Promise<Date> {
  const { tokenHash, memberId, purpose, webauthnChallenge } = challenge;
  await tx.query(
    `delete from factor_challenge where member_id = $1 and (expires_at <= now() or spent_at is not null
       or token_hash in (select token_hash from factor_challenge where member_id = $1 order by created_at desc offset $2))`,
    [memberId, mostOpen - 1],
  );
  const { rows } = await tx.query<{ expiresAt: Date }>(
    `insert into factor_challenge (token_hash, member_id, purpose, webauthn_challenge, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(mins => $5)) returning expires_at as "expiresAt"`,
    [tokenHash, memberId, purpose, webauthnChallenge, lifetimeMinutes],
  );
  return rows[0]!.expiresAt;
}

const isLive = `purpose = 'login' and spent_at is null and expires_at > now() and tries < ${mostTries}`;

export async function findLoginChallenge(db: pg.Pool | Transaction, tokenHash: Buffer): Promise<Challenge | undefined> {
  const { rows } = await db.query<Challenge>(
    `select member_id as "memberId", webauthn_challenge as "webauthnChallenge" from factor_challenge
     where token_hash = $1 and ${isLive}`,
    [tokenHash],
  );
  return rows[0];
}

export async function countTry(tx: Transaction, tokenHash: Buffer): Promise<void> {
  await tx.query('update factor_challenge set tries = tries + 1 where token_hash = $1', [tokenHash]);
}

export async function spendChallenge(tx: Transaction, tokenHash: Buffer): Promise<void> {
  await tx.query('update factor_challenge set spent_at = now() where token_hash = $1', [tokenHash]);
}

/** Spends what a new passkey was asked for with, whether or not the passkey turns out to be right. */
export async function spendPasskeyChallenge(
  db: pg.Pool | Transaction,
  memberId: bigint,
  webauthnChallenge: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update factor_challenge set spent_at = now()
     where member_id = $1 and purpose = 'addPasskey' and webauthn_challenge = $2 and spent_at is null
       and expires_at > now()`,
    [memberId, webauthnChallenge],
  );
  return rowCount === 1;
}
