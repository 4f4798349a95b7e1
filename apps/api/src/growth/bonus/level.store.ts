import type { Database } from '@fairhouse/database';

/** Percent of a week's loss that members of a level get back; 0 for a level without. */
export async function cashbackPercentOf(db: Database, level: number): Promise<number> {
  const { rows } = await db.query<{ percent: number }>(
    'select cashback_percent::int as percent from vip_ladder where level = $1',
    [level],
  );
  return rows[0]?.percent ?? 0;
}

export interface LadderLevel {
  level: number;
  name: string;
  percent: number;
}

/** Every level with its cashback, the lowest first. */
export async function ladder(db: Database): Promise<LadderLevel[]> {
  const { rows } = await db.query<LadderLevel>(
    'select level, name, cashback_percent::int as percent from vip_ladder order by level',
  );
  return rows;
}
