import type { HealthCheck } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';

export interface CheckRow {
  name: HealthCheck;
  endedAt: Date;
  askedBy: string;
  checked: bigint;
  found: bigint;
}

export async function listChecks(db: Database): Promise<CheckRow[]> {
  const { rows } = await db.query<CheckRow>(
    'select name, ended_at as "endedAt", asked_by as "askedBy", checked, found from health_check',
  );
  return rows;
}

/** What a check of all there is has found. */
export async function noteCheck(
  tx: Transaction,
  it: { name: HealthCheck; askedBy: string; checked: number; found: number },
): Promise<void> {
  await tx.query(
    `insert into health_check (name, ended_at, asked_by, checked, found) values ($1, now(), $2, $3, $4)
     on conflict (name) do update set ended_at = excluded.ended_at, asked_by = excluded.asked_by,
       checked = excluded.checked, found = excluded.found`,
    [it.name, it.askedBy, it.checked, it.found],
  );
}
