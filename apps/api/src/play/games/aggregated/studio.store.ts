import type { Database, Transaction } from '@fairhouse/database';

export interface StudioRow {
  vendor: string;
  vendorName: string;
  importedAt: Date | null;
  unreadable: number;
  studio: string;
  games: number;
  open: number;
  gone: number;
}

/** Every studio of every aggregator, by name. */
export async function allStudios(db: Database): Promise<StudioRow[]> {
  const { rows } = await db.query<StudioRow>(
    `select a.aggregator as vendor, v.name as "vendorName", i.imported_at as "importedAt", coalesce(i.unreadable, 0) as unreadable,
       coalesce(g.studio, '') as studio, count(*) filter (where g.playable)::int as games, count(*) filter (where g.enabled)::int as open,
       count(*) filter (where not g.playable)::int as gone
     from aggregated_game a join game g on g.id = a.game_id join vendor_record v on v.id = a.aggregator
       left join aggregated_import i on i.aggregator = a.aggregator
     group by a.aggregator, v.name, i.imported_at, i.unreadable, g.studio order by v.name, a.aggregator, g.studio`,
  );
  return rows;
}

/** Ids of the games of a studio that can be played and do not stand in this state. */
export async function gamesToArrange(
  tx: Transaction,
  { vendor, studio, state }: { vendor: string; studio: string; state: 'open' | 'closed' },
): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `select g.id from game g join aggregated_game a on a.game_id = g.id
     where a.aggregator = $1 and g.studio = $2 and g.playable and g.arranged_state is distinct from $3 order by g.id`,
    [vendor, studio, state],
  );
  return rows.map(({ id }) => id);
}

export async function hasStudio(tx: Transaction, vendor: string, studio: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from game g join aggregated_game a on a.game_id = g.id where a.aggregator = $1 and g.studio = $2 limit 1`,
    [vendor, studio],
  );
  return rowCount === 1;
}
