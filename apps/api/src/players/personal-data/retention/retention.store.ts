import type { RetentionKind } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';

export async function addRun(tx: Transaction, kind: RetentionKind, removed: number): Promise<void> {
  await tx.query('insert into retention_run (kind, removed) values ($1, $2)', [kind, removed]);
}

export async function lastRuns(
  db: Database,
  most: number,
): Promise<{ at: Date; kind: RetentionKind; removed: number }[]> {
  const { rows } = await db.query<{ at: Date; kind: RetentionKind; removed: number }>(
    'select at, kind, removed from retention_run order by id desc limit $1',
    [most],
  );
  return rows;
}
