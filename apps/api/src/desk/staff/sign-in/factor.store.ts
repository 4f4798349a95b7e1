import type { Transaction } from '@fairhouse/database';
import type pg from 'pg';
import type { PasskeyCredential } from '../../../lib/passkey/verify-passkey.ts';

export interface StaffPassword {
  staffId: bigint;
  enabled: boolean;
  passwordHash: string;
  sealedSecret: Buffer;
}

export async function findPassword(db: pg.Pool | Transaction, name: string): Promise<StaffPassword | undefined> {
  const { rows } = await db.query<StaffPassword>(
    `select w.staff_id as "staffId", s.enabled, w.password_hash as "passwordHash", w.encrypted_secret as "sealedSecret"
     from staff_password w join staff s on s.id = w.staff_id where s.name = $1`,
    [name],
  );
  return rows[0];
}

export async function setPassword(
  tx: Transaction,
  { staffId, passwordHash, sealedSecret, step }: Omit<StaffPassword, 'enabled'> & { step: number },
): Promise<void> {
  await tx.query(
    `insert into staff_password (staff_id, password_hash, encrypted_secret, last_step) values ($1, $2, $3, $4)
     on conflict (staff_id) do update set password_hash = excluded.password_hash,
       encrypted_secret = excluded.encrypted_secret, last_step = excluded.last_step, set_at = now()`,
    [staffId, passwordHash, sealedSecret, step],
  );
}

/** Spends a step and all before it; false when it was spent already. */
export async function takeStep(tx: Transaction, staffId: bigint, step: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update staff_password set last_step = $2 where staff_id = $1 and last_step < $2',
    [staffId, step],
  );
  return rowCount === 1;
}

export async function isKnownPasskey(tx: Transaction, credentialId: string): Promise<boolean> {
  const { rows } = await tx.query('select from staff_passkey where credential_id = $1', [credentialId]);
  return rows.length > 0;
}

export async function insertPasskey(
  tx: Transaction,
  staffId: bigint,
  passkey: PasskeyCredential & { label: string },
): Promise<void> {
  await tx.query(
    `insert into staff_passkey (staff_id, credential_id, public_key, counter, transports, label)
     values ($1, $2, $3, $4, $5, $6)`,
    [staffId, passkey.credentialId, Buffer.from(passkey.publicKey), passkey.counter, passkey.transports, passkey.label],
  );
}

export interface StaffPasskey {
  id: bigint;
  staffId: bigint;
  name: string;
  enabled: boolean;
  credentialId: string;
  publicKey: Buffer;
  counter: bigint;
}

export async function findPasskey(tx: Transaction, credentialId: string): Promise<StaffPasskey | undefined> {
  const { rows } = await tx.query<StaffPasskey>(
    `select p.id, p.staff_id as "staffId", s.name, s.enabled, p.credential_id as "credentialId",
       p.public_key as "publicKey", p.counter
     from staff_passkey p join staff s on s.id = p.staff_id where p.credential_id = $1 for update of p`,
    [credentialId],
  );
  return rows[0];
}

export async function notePasskeyUse(tx: Transaction, id: bigint, counter: bigint, at: Date): Promise<void> {
  await tx.query('update staff_passkey set counter = $2, last_used_at = $3 where id = $1', [id, counter, at]);
}

export interface OwnMeans {
  passkeys: { id: bigint; label: string; createdAt: Date; lastUsedAt: Date | null }[];
  /** Null without a password. */
  passwordSetAt: Date | null;
}

export async function meansOf(db: pg.Pool | Transaction, staffId: bigint): Promise<OwnMeans> {
  const passkeys = await db.query<OwnMeans['passkeys'][number]>(
    `select id, label, created_at as "createdAt", last_used_at as "lastUsedAt" from staff_passkey
     where staff_id = $1 order by id`,
    [staffId],
  );
  const password = await db.query<{ setAt: Date }>('select set_at as "setAt" from staff_password where staff_id = $1', [
    staffId,
  ]);
  return { passkeys: passkeys.rows, passwordSetAt: password.rows[0]?.setAt ?? null };
}

export async function removePasskey(tx: Transaction, staffId: bigint, id: bigint): Promise<boolean> {
  const { rowCount } = await tx.query('delete from staff_passkey where staff_id = $1 and id = $2', [staffId, id]);
  return rowCount === 1;
}

export async function removePassword(tx: Transaction, staffId: bigint): Promise<boolean> {
  const { rowCount } = await tx.query('delete from staff_password where staff_id = $1', [staffId]);
  return rowCount === 1;
}
