import type { Database, Transaction } from '@fairhouse/database';

export interface Demonstration {
  seed: number;
  operator: string;
  begunAt: Date;
}

export async function findDemonstration(db: Database): Promise<Demonstration | undefined> {
  const { rows } = await db.query<Demonstration>(`select seed, operator, begun_at as "begunAt" from demonstration`);
  return rows[0];
}

/** Undefined when the casino was marked before. */
export async function insertDemonstration(
  tx: Transaction,
  seed: number,
  operator: string,
): Promise<Demonstration | undefined> {
  const { rows } = await tx.query<Demonstration>(
    `insert into demonstration (seed, operator) values ($1, $2) on conflict do nothing
     returning seed, operator, begun_at as "begunAt"`,
    [seed, operator],
  );
  return rows[0];
}
