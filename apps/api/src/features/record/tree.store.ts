import type { Database, Transaction } from '@fairhouse/database';
import { foldSubtrees, fullSubtree, type Hash, type Range, type Subtree, subtreesOf } from '@fairhouse/record-proof';

/** A tile is a full subtree of 256 leaves, or of 256 tiles below it: its height in the tree is this times its level. */
export const tileHeight = 8;
export const tileWidth = 2 ** tileHeight;

/** The hashes of a level from `from` until before `until`: of leaves (0), or of tiles. */
export async function readLevel(db: Database | Transaction, level: number, { from, until }: Range): Promise<Hash[]> {
  const { rows } =
    level === 0
      ? await db.query<{ hash: Buffer }>(
          'select leaf as hash from record_entry where position >= $1 and position < $2 order by position',
          [from, until],
        )
      : await db.query<{ hash: Buffer }>(
          'select hash from record_tile where level = $3 and index >= $1 and index < $2 order by index',
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
    `insert into record_tile (level, index, hash)
     select $1::smallint, $2::bigint + t.number - 1, t.hash from unnest($3::bytea[]) with ordinality t (hash, number)`,
    [level, from, hashes],
  );
}

/** The hash over each range, of which at most 255 rows a level of tiles are read. */
export async function hashesOver(db: Database | Transaction, ranges: readonly Range[]): Promise<Hash[]> {
  const hashes: Hash[] = [];
  for (const range of ranges) {
    const parts: Hash[] = [];
    for (const subtree of subtreesOf(range)) parts.push(await readSubtree(db, subtree));
    hashes.push(foldSubtrees(parts));
  }
  return hashes;
}

export async function readSubtree(db: Database | Transaction, { level, index }: Subtree): Promise<Hash> {
  const tiles = Math.floor(level / tileHeight);
  const width = 2 ** (level % tileHeight);
  return fullSubtree(await readLevel(db, tiles, { from: index * width, until: (index + 1) * width }));
}

export async function rootOf(db: Database | Transaction, size: number): Promise<Hash> {
  const [root] = await hashesOver(db, [{ from: 0, until: size }]);
  return root!;
}
