import type { Database, Transaction } from '@fairhouse/database';

export interface User {
  affiliateId: number;
  state: string;
  passwordHash: string | null;
  sealedSecret: Buffer | null;
  failures: number;
  lockedUntil: Date | null;
}

export async function userStateOf(
  db: Database | Transaction,
  affiliateId: number,
): Promise<'none' | 'invited' | 'active'> {
  const { rows } = await db.query<{ state: 'none' | 'invited' | 'active' }>(
    `select case when exists (select from affiliate_user where affiliate_id = $1 and password_hash is not null) then 'active'
       when exists (select from affiliate_invite where affiliate_id = $1) then 'invited' else 'none' end as state`,
    [affiliateId],
  );
  return rows[0]!.state;
}

const columns = `u.affiliate_id as "affiliateId", a.state, u.password_hash as "passwordHash", u.encrypted_secret as "sealedSecret",
  u.failures, u.locked_until as "lockedUntil"`;

export async function findUser(db: Database, email: string): Promise<User | undefined> {
  const { rows } = await db.query<User>(
    `select ${columns} from affiliate a join affiliate_user u on u.affiliate_id = a.id where a.email = $1`,
    [email],
  );
  return rows[0];
}

/** Guesses at one account, one after the other. */
export async function lockUser(tx: Transaction, affiliateId: number): Promise<User | undefined> {
  const { rows } = await tx.query<User>(
    `select ${columns} from affiliate a join affiliate_user u on u.affiliate_id = a.id where a.id = $1 for update of u`,
    [affiliateId],
  );
  return rows[0];
}

export async function setFailures(
  tx: Transaction,
  affiliateId: number,
  { failures, lockedUntil }: { failures: number; lockedUntil: Date | null },
): Promise<void> {
  await tx.query('update affiliate_user set failures = $2, locked_until = $3 where affiliate_id = $1', [
    affiliateId,
    failures,
    lockedUntil,
  ]);
}

/** False when it or a later one was taken already. */
export async function takeStep(tx: Transaction, affiliateId: number, step: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update affiliate_user set last_step = $2 where affiliate_id = $1 and last_step < $2',
    [affiliateId, step],
  );
  return rowCount === 1;
}

export async function setPassword(
  tx: Transaction,
  it: { affiliateId: number; passwordHash: string; sealedSecret: Buffer; step: number },
): Promise<void> {
  await tx.query(
    `insert into affiliate_user (affiliate_id, password_hash, encrypted_secret, last_step) values ($1, $2, $3, $4)
     on conflict (affiliate_id) do update set password_hash = $2, encrypted_secret = $3, last_step = $4, failures = 0,
       locked_until = null`,
    [it.affiliateId, it.passwordHash, it.sealedSecret, it.step],
  );
}

export interface Invite {
  affiliateId: number;
  email: string;
  passwordHash: string | null;
  sealedSecret: Buffer | null;
}

/** The latest link alone counts. */
export async function insertInvite(
  tx: Transaction,
  it: { affiliateId: number; tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  await tx.query('delete from affiliate_invite where affiliate_id = $1', [it.affiliateId]);
  await tx.query('insert into affiliate_invite (token_hash, affiliate_id, expires_at) values ($1, $2, $3)', [
    it.tokenHash,
    it.affiliateId,
    it.expiresAt,
  ]);
}

/** One that is good now, locked. */
export async function lockInvite(tx: Transaction, tokenHash: Buffer, at: Date): Promise<Invite | undefined> {
  const { rows } = await tx.query<Invite>(
    `select i.affiliate_id as "affiliateId", a.email, i.password_hash as "passwordHash", i.encrypted_secret as "sealedSecret"
     from affiliate_invite i join affiliate a on a.id = i.affiliate_id
     where i.token_hash = $1 and i.expires_at > $2 and a.state <> 'ended' for update of i`,
    [tokenHash, at],
  );
  return rows[0];
}

export async function keepBegun(
  tx: Transaction,
  tokenHash: Buffer,
  { passwordHash, sealedSecret }: { passwordHash: string; sealedSecret: Buffer },
): Promise<void> {
  await tx.query('update affiliate_invite set password_hash = $2, encrypted_secret = $3 where token_hash = $1', [
    tokenHash,
    passwordHash,
    sealedSecret,
  ]);
}

export async function removeInvite(tx: Transaction, affiliateId: number): Promise<void> {
  await tx.query('delete from affiliate_invite where affiliate_id = $1', [affiliateId]);
}
