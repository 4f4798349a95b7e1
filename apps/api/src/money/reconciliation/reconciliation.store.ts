import type { OperatorCallOutput, ReconciliationPart } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import { noteDifferences } from './difference.store.ts';

export type StoredPart = ReconciliationPart;

/** Puts what was found in the place of what an earlier run found for the day. */
export async function replaceParts(tx: Transaction, day: string, parts: StoredPart[]): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`reconciliation ${day}`]);
  await tx.query('delete from reconciliation where day = $1', [day]);
  for (const { part, checked, totals, differenceCount, differences } of parts) {
    await tx.query(
      `insert into reconciliation (day, part, checked, totals, difference_count, differences)
       values ($1, $2, $3, $4, $5, $6)`,
      [day, part, checked, JSON.stringify(totals), differenceCount, JSON.stringify(differences)],
    );
  }
  const found = parts.flatMap(({ part, differences }) => differences.map((difference) => ({ part, ...difference })));
  await noteDifferences(tx, day, found);
}

/** The UTC day on which the first member joined; nothing can differ before it. Null in an empty casino. */
export async function firstDay(db: Database): Promise<string | null> {
  const { rows } = await db.query<{ day: string | null }>(
    `select to_char(min(created_at) at time zone 'UTC', 'YYYY-MM-DD') as day from member_record`,
  );
  return rows[0]!.day;
}

export async function isCompared(db: Database, day: string): Promise<boolean> {
  return (await db.query('select from reconciliation where day = $1 limit 1', [day])).rowCount === 1;
}

/** The newest days, by sums over their parts. */
export async function lastDays(
  db: Database,
  most: number,
): Promise<OperatorCallOutput<'/operator/reconciliation/listAll'>> {
  const { rows } = await db.query<{ day: string; finished: Date; checked: number; differenceCount: number }>(
    `select to_char(day, 'YYYY-MM-DD') as day, max(finished_at) as finished, sum(checked)::int as checked,
       sum(difference_count)::int as "differenceCount"
     from reconciliation group by day order by day desc limit $1`,
    [most],
  );
  return rows.map(({ finished, ...row }) => ({ ...row, finishedAt: finished.toISOString() }));
}
