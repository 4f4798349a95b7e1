import type { Database, Transaction } from '@fairhouse/database';
import type { Hash, Range, StoredTree } from '@fairhouse/record-proof';

/** The tree of the audit log. */
export const treeIn = (db: Database | Transaction): StoredTree => ({
  readLevel: (level, range) => readLevel(db, level, range),
});

/** The hashes of a level from `from` until before `until`: of leaves (0), or of tiles. */
async function readLevel(db: Database | Transaction, level: number, { from, until }: Range): Promise<Hash[]> {
  const { rows } =
    level === 0
      ? await db.query<{ hash: Buffer }>(
          'select leaf as hash from audit_log_entry where position >= $1 and position < $2 order by position',
          [from, until],
        )
      : await db.query<{ hash: Buffer }>(
          'select hash from audit_log_tile where level = $3 and index >= $1 and index < $2 order by index',
          [from, until, level],
        );
  if (rows.length !== until - from) throw new RecordIncomplete(level, from, until);
  return rows.map(({ hash }) => hash);
}

/** Rows of the record are gone; verifying says which. */
export class RecordIncomplete extends Error {
  constructor(level: number, from: number, until: number) {
    super(`the record lacks hashes of level ${level} from ${from} until ${until}`);
  }
}

export async function insertTiles(
  tx: Transaction,
  level: number,
  from: number,
  hashes: readonly Hash[],
): Promise<void> {
  await tx.query(
    `insert into audit_log_tile (level, index, hash)
     select $1::smallint, $2::bigint + t.number - 1, t.hash from unnest($3::bytea[]) with ordinality t (hash, number)`,
    [level, from, hashes],
  );
}
