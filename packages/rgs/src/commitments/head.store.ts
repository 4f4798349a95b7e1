import type { Database, Transaction } from '@fairhouse/database';

export interface LogHead {
  size: number;
  root: Buffer;
  note: string;
  signedAt: Date;
}

type Row = Omit<LogHead, 'size'> & { size: bigint };
const columns = 'size, root, note, signed_at as "signedAt"';
const headOf = (row: Row | undefined): LogHead | undefined => row && { ...row, size: Number(row.size) };

export async function lastHead(db: Database | Transaction): Promise<LogHead | undefined> {
  const { rows } = await db.query<Row>(`select ${columns} from commitment_head order by size desc limit 1`);
  return headOf(rows[0]);
}

/** The head of this size. */
export async function findHead(db: Database, size: number): Promise<LogHead | undefined> {
  const { rows } = await db.query<Row>(`select ${columns} from commitment_head where size = $1`, [size]);
  return headOf(rows[0]);
}

export interface HeadWithStamps extends LogHead {
  /** What time-stamping services answered. */
  stamps: { target: string; at: Date; token: Buffer }[];
}

/** Newest first, smaller than `before` where it is given. */
export async function pageOfHeads(db: Database, before: number | undefined, most: number): Promise<HeadWithStamps[]> {
  const { rows } = await db.query<Row>(
    `select ${columns} from commitment_head where size < coalesce($1, 9223372036854775807) order by size desc limit $2`,
    [before ?? null, most],
  );
  const { rows: stamps } = await db.query<{ size: bigint; target: string; at: Date; token: Buffer }>(
    `select size, target, sent_at as at, token from commitment_delivery
     where size = any($1::bigint[]) and token is not null and sent_at is not null order by target`,
    [rows.map(({ size }) => size)],
  );
  return rows.map((row) => ({
    ...headOf(row)!,
    stamps: stamps.filter(({ size }) => size === row.size).map(({ target, at, token }) => ({ target, at, token })),
  }));
}

export async function insertHead(tx: Transaction, { size, root, note, signedAt }: LogHead): Promise<void> {
  await tx.query('insert into commitment_head (size, root, note, signed_at) values ($1, $2, $3, $4)', [
    size,
    root,
    note,
    signedAt,
  ]);
}
