import type { Database, Transaction } from '@fairhouse/database';

export interface PackageRow {
  hash: string;
  gameId: number;
  code: string;
  name: string;
  state: 'imported' | 'approved' | 'closed' | 'withdrawn';
  modes: unknown;
  findings: string[];
  reason: string;
  importedBy: string;
  approvedBy: string | null;
  importedAt: Date;
  withdrawnBy: string | null;
  withdrawnAt: Date | null;
  withdrawalReason: string | null;
}

/** Whether new rounds of it are started. */
export const isOffered = ({ state }: Pick<PackageRow, 'state'>): boolean =>
  state === 'imported' || state === 'approved';

const columns = `p.hash, p.game_id as "gameId", p.code, g.name, p.state, p.modes, p.findings, p.reason,
  p.imported_by as "importedBy", p.approved_by as "approvedBy", p.imported_at as "importedAt",
  p.withdrawn_by as "withdrawnBy", p.withdrawn_at as "withdrawnAt", p.withdrawal_reason as "withdrawalReason"`;
const offered = "state in ('imported', 'approved')";

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
    `select code, hash from game_package where ${offered} order by code`,
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
export async function insertPackage(
  tx: Transaction,
  row: Omit<PackageRow, 'name' | 'importedAt' | 'withdrawnBy' | 'withdrawnAt' | 'withdrawalReason'>,
): Promise<void> {
  await tx.query(`update game_package set state = 'closed' where code = $1 and ${offered}`, [row.code]);
  await tx.query(
    `insert into game_package (hash, game_id, code, state, modes, findings, reason, imported_by, approved_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (hash) do update set state = excluded.state, reason = excluded.reason, imported_by = excluded.imported_by,
       approved_by = excluded.approved_by, imported_at = clock_timestamp(),
       withdrawn_by = null, withdrawn_at = null, withdrawal_reason = null`,
    [
      row.hash,
      row.gameId,
      row.code,
      row.state,
      JSON.stringify(row.modes),
      JSON.stringify(row.findings),
      row.reason,
      row.importedBy,
      row.approvedBy,
    ],
  );
}

export async function setWithdrawn(
  tx: Transaction,
  { hash, by, reason }: { hash: string; by: string; reason: string },
): Promise<void> {
  await tx.query(
    `update game_package set state = 'withdrawn', withdrawn_by = $2, withdrawn_at = clock_timestamp(), withdrawal_reason = $3
     where hash = $1`,
    [hash, by, reason],
  );
}

/** Whether this game is one of a package of which no version is offered now. */
export async function isWithdrawn(tx: Transaction, gameId: number): Promise<boolean> {
  const { rows } = await tx.query<{ withdrawn: boolean }>(
    `select exists (select from game_package where game_id = $1)
       and not exists (select from game_package where game_id = $1 and ${offered}) as withdrawn`,
    [gameId],
  );
  return rows[0]!.withdrawn;
}
