import type { Transaction } from '@fairhouse/database';
import type pg from 'pg';

export interface AllowListRow {
  version: number;
  entries: string[];
  setBy: string | null;
  setAt: Date | null;
}

/** The newest; of a casino that never set one, version 0 without entries. */
export async function readAllowList(db: pg.Pool | Transaction): Promise<AllowListRow> {
  const { rows } = await db.query<AllowListRow>(
    `select version, entries, set_by as "setBy", set_at as "setAt" from staff_allow_list order by version desc limit 1`,
  );
  return rows[0] ?? { version: 0, entries: [], setBy: null, setAt: null };
}

/** False when somebody was faster. */
export async function insertAllowList(
  tx: Transaction,
  row: { version: number; entries: string[]; by: string; reason: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into staff_allow_list (version, entries, set_by, reason) values ($1, $2, $3, $4)
     on conflict (version) do nothing`,
    [row.version, row.entries, row.by, row.reason],
  );
  return rowCount === 1;
}
