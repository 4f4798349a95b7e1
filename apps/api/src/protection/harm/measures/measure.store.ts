import type { HarmKind, HarmMeasure } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';

export interface MeasureRow {
  id: bigint;
  measure: HarmMeasure;
  score: number;
  kinds: HarmKind[];
  breakBegan: boolean;
  takenAt: Date;
}

/** The strongest that was done since then, by its level; 0 for nothing. */
export async function strongestSince(tx: Transaction, memberId: bigint, since: Date): Promise<number> {
  const { rows } = await tx.query<{ level: number }>(
    'select coalesce(max(level), 0)::int as level from harm_measure where member_id = $1 and taken_at > $2',
    [memberId, since],
  );
  return rows[0]!.level;
}

export async function insertMeasure(
  tx: Transaction,
  it: Omit<MeasureRow, 'id'> & { memberId: bigint; level: number; noOffersUntil: Date | null },
): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into harm_measure (member_id, measure, level, score, kinds, no_offers_until, break_began, taken_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [it.memberId, it.measure, it.level, it.score, it.kinds, it.noOffersUntil, it.breakBegan, it.takenAt],
  );
  return rows[0]!.id;
}

export async function measuresOf(db: Database, memberId: bigint, most: number): Promise<MeasureRow[]> {
  const { rows } = await db.query<MeasureRow>(
    `select id, measure, score, kinds, break_began as "breakBegan", taken_at as "takenAt" from harm_measure
     where member_id = $1 order by taken_at desc, id desc limit $2`,
    [memberId, most],
  );
  return rows;
}

export async function noOffersUntil(db: Database, memberId: bigint): Promise<Date | null> {
  const { rows } = await db.query<{ until: Date | null }>(
    'select max(no_offers_until) as until from harm_measure where member_id = $1 and no_offers_until > now()',
    [memberId],
  );
  return rows[0]!.until;
}
