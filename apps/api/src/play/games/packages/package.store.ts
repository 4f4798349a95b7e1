import type { Database, Transaction } from '@fairhouse/database';

export interface PackageRow {
  hash: string;
  gameId: number;
  code: string;
  name: string;
  state: 'imported' | 'approved' | 'closed';
  modes: unknown;
  findings: string[];
  reason: string;
  importedBy: string;
  importedAt: Date;
}

const columns = `p.hash, p.game_id as "gameId", p.code, g.name, p.state, p.modes, p.findings, p.reason,
  p.imported_by as "importedBy", p.imported_at as "importedAt"`;

export async function allPackages(db: Database): Promise<PackageRow[]> {
  const { rows } = await db.query<PackageRow>(
    `select ${columns} from game_package p join game g on g.id = p.game_id order by p.imported_at desc, p.hash`,
  );
  return rows;
}

export async function findPackage(db: Database | Transaction, hash: string): Promise<PackageRow | undefined> {
  const { rows } = await db.query<PackageRow>(
    `select ${columns} from game_package p join game g on g.id = p.game_id where p.hash = $1`,
    [hash],
  );
  return rows[0];
}

export async function offeredPackages(db: Database | Transaction): Promise<{ code: string; hash: string }[]> {
  const { rows } = await db.query<{ code: string; hash: string }>(
    "select code, hash from game_package where state <> 'closed' order by code",
  );
  return rows;
}

/** Undefined where another game has this code; the id of the package's game, or a new one. */
export async function gameIdFor(tx: Transaction, code: string): Promise<number | undefined> {
  const { rows } = await tx.query<{ id: number; isPackage: boolean }>(
    `select g.id, exists (select from game_package p where p.game_id = g.id) as "isPackage" from game g where g.code = $1`,
    [code],
  );
  if (rows[0]) return rows[0].isPackage ? rows[0].id : undefined;
  // Our own games have small numbers, and get further ones with a release.
  const { rows: next } = await tx.query<{ id: number }>(
    'select greatest(coalesce(max(id), 0), 99999) + 1 as id from game',
  );
  return next[0]!.id;
}

/** The version that is offered from now on; the one before it is closed. */
export async function insertPackage(tx: Transaction, row: Omit<PackageRow, 'name' | 'importedAt'>): Promise<void> {
  await tx.query("update game_package set state = 'closed' where code = $1 and state <> 'closed'", [row.code]);
  await tx.query(
    `insert into game_package (hash, game_id, code, state, modes, findings, reason, imported_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (hash) do update set state = excluded.state, reason = excluded.reason, imported_by = excluded.imported_by,
       imported_at = clock_timestamp()`,
    [
      row.hash,
      row.gameId,
      row.code,
      row.state,
      JSON.stringify(row.modes),
      JSON.stringify(row.findings),
      row.reason,
      row.importedBy,
    ],
  );
}
