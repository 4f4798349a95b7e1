import type { Database, Transaction } from '@fairhouse/database';

export interface HeadRow {
  size: bigint;
  root: Buffer;
  note: string;
  publicKey: string;
  sealedAt: Date;
}

const columns = 'size, root, note, public_key as "publicKey", sealed_at as "sealedAt"';

export async function lastHead(db: Database | Transaction): Promise<HeadRow | undefined> {
  const { rows } = await db.query<HeadRow>(`select ${columns} from audit_log_head order by size desc limit 1`);
  return rows[0];
}

export async function findHead(db: Database, size: number): Promise<HeadRow | undefined> {
  const { rows } = await db.query<HeadRow>(`select ${columns} from audit_log_head where size = $1`, [size]);
  return rows[0];
}

/** Newest first, smaller than `before` where it is given. */
export async function pageOfHeads(db: Database, before: number | undefined, most: number): Promise<HeadRow[]> {
  const { rows } = await db.query<HeadRow>(
    `select ${columns} from audit_log_head where size < coalesce($1, 9223372036854775807) order by size desc limit $2`,
    [before ?? null, most],
  );
  return rows;
}

/** Larger than `from`, up to `until`, smallest first. */
export async function headsWithin(db: Database, from: number, until: number): Promise<HeadRow[]> {
  const { rows } = await db.query<HeadRow>(
    `select ${columns} from audit_log_head where size > $1 and size <= $2 order by size`,
    [from, until],
  );
  return rows;
}

export async function insertHead(tx: Transaction, head: HeadRow): Promise<void> {
  await tx.query(
    'insert into audit_log_key (public_key, first_used_at) values ($1, $2) on conflict (public_key) do nothing',
    [head.publicKey, head.sealedAt],
  );
  await tx.query('insert into audit_log_head (size, root, note, public_key, sealed_at) values ($1, $2, $3, $4, $5)', [
    head.size,
    head.root,
    head.note,
    head.publicKey,
    head.sealedAt,
  ]);
}

/** All that have signed a head, the first one first. */
export async function keysUsed(db: Database): Promise<{ publicKey: string; firstUsedAt: Date }[]> {
  const { rows } = await db.query<{ publicKey: string; firstUsedAt: Date }>(
    'select public_key as "publicKey", first_used_at as "firstUsedAt" from audit_log_key order by first_used_at',
  );
  return rows;
}

/** A head of more entries than there are: those at the end are gone. */
export async function headBeyondEnd(db: Database): Promise<bigint | undefined> {
  const { rows } = await db.query<{ size: bigint }>(
    `select size from audit_log_head where size > (select coalesce(max(position) + 1, 0) from audit_log_entry)
     order by size limit 1`,
  );
  return rows[0]?.size;
}
