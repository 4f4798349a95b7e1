import type { Database, Transaction } from '@fairhouse/database';

export interface SignedFile {
  sha256: string;
  name: string;
  note: string;
  publicKey: string;
}

/** The same file under another name keeps its first note. */
export async function insertFile(
  tx: Transaction,
  { sha256, name, note, publicKey, madeBy, madeAt }: SignedFile & { madeBy: string; madeAt: Date },
): Promise<void> {
  await tx.query(
    `insert into report_file (sha256, name, note, public_key, made_by, made_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (sha256) do nothing`,
    [sha256, name, note, publicKey, madeBy, madeAt],
  );
}

export async function findFile(db: Database, sha256: string): Promise<SignedFile | undefined> {
  const { rows } = await db.query<SignedFile>(
    'select sha256, name, note, public_key as "publicKey" from report_file where sha256 = $1',
    [sha256],
  );
  return rows[0];
}
