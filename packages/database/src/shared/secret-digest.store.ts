import type { Transaction } from '../transaction.ts';

export async function isDigestTableThere(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.query<{ there: boolean }>(`select to_regclass('secret_digest') is not null as there`);
  return rows[0]!.there;
}

/** Notes the digest of a secret that has none yet. */
export async function addDigest(tx: Transaction, name: string, digest: Buffer): Promise<void> {
  await tx.query('insert into secret_digest (name, digest) values ($1, $2) on conflict do nothing', [name, digest]);
}

/** Puts a digest in the place of the one before, unless another process was first. */
export async function replaceDigest(tx: Transaction, name: string, before: Buffer, digest: Buffer): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update secret_digest set digest = $3, since = now() where name = $1 and digest = $2',
    [name, before, digest],
  );
  return rowCount === 1;
}

export async function readDigest(tx: Transaction, name: string): Promise<Buffer> {
  const { rows } = await tx.query<{ digest: Buffer }>('select digest from secret_digest where name = $1', [name]);
  return rows[0]!.digest;
}
