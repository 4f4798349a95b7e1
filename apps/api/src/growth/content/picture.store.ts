import type { Database, Transaction } from '@fairhouse/database';

export interface KeptPicture {
  sha256: string;
  width: number;
  height: number;
  bytes: number;
  author: string;
}

export async function countPictures(db: Database | Transaction): Promise<number> {
  const { rows } = await db.query<{ count: number }>('select count(*)::int as count from content_picture');
  return rows[0]!.count;
}

/** False where the very same picture is there already. */
export async function insertPicture(tx: Transaction, it: KeptPicture): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into content_picture (sha256, width, height, bytes, author) values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [it.sha256, it.width, it.height, it.bytes, it.author],
  );
  return rowCount === 1;
}
