import type { Transaction } from '@fairhouse/database';
import type pg from 'pg';

export interface Passkey {
  id: bigint;
  credentialId: string;
  publicKey: Buffer;
  counter: bigint;
  transports: string[];
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const columns = `id, credential_id as "credentialId", public_key as "publicKey", counter, transports, name,
  created_at as "createdAt", last_used_at as "lastUsedAt"`;

export async function passkeysOf(db: pg.Pool | Transaction, memberId: bigint): Promise<Passkey[]> {
  const { rows } = await db.query<Passkey>(`select ${columns} from passkey where member_id = $1 order by id`, [
    memberId,
  ]);
  return rows;
}

export async function findPasskey(
  tx: Transaction,
  memberId: bigint,
  credentialId: string,
): Promise<Passkey | undefined> {
  const { rows } = await tx.query<Passkey>(
    `select ${columns} from passkey where member_id = $1 and credential_id = $2`,
    [memberId, credentialId],
  );
  return rows[0];
}

/** False when the authenticator is known already, to this member or another. */
export async function insertPasskey(
  tx: Transaction,
  memberId: bigint,
  passkey: Pick<Passkey, 'credentialId' | 'counter' | 'transports' | 'name'> & { publicKey: Uint8Array },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into passkey (member_id, credential_id, public_key, counter, transports, name)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [memberId, passkey.credentialId, Buffer.from(passkey.publicKey), passkey.counter, passkey.transports, passkey.name],
  );
  return rowCount === 1;
}

export async function notePasskeyUse(tx: Transaction, id: bigint, counter: bigint): Promise<void> {
  await tx.query('update passkey set counter = $2, last_used_at = now() where id = $1', [id, counter]);
}

/** The former name, or undefined when the member has no such passkey. */
export async function renamePasskey(
  tx: Transaction,
  memberId: bigint,
  id: bigint,
  name: string,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ former: string }>(
    `with before as (select id, name from passkey where member_id = $1 and id = $2 for update)
     update passkey set name = $3 from before where passkey.id = before.id returning before.name as former`,
    [memberId, id, name],
  );
  return rows[0]?.former;
}

export async function deletePasskey(tx: Transaction, memberId: bigint, id: bigint): Promise<boolean> {
  const { rowCount } = await tx.query('delete from passkey where member_id = $1 and id = $2', [memberId, id]);
  return rowCount === 1;
}
