import type { Database, Transaction } from '@fairhouse/database';

export interface DueCover {
  gameId: number;
  url: string;
  failures: number;
}

/** Covers of open games that are to be fetched, the most played first. No other process gets them until `leaseMs` have passed. */
export async function claimCovers(db: Database, most: number, leaseMs: number): Promise<DueCover[]> {
  const { rows } = await db.query<DueCover>(
    `update aggregated_game a set cover_due_at = now() + $2 * interval '1 millisecond'
     from (
       select c.game_id from aggregated_game c join game g on g.id = c.game_id
       where c.cover_url is distinct from c.cover_kept_of and c.cover_url is not null and g.enabled
         and (c.cover_due_at is null or c.cover_due_at <= now())
       order by g.total_play_count desc, c.game_id limit $1 for update of c skip locked
     ) due
     where a.game_id = due.game_id
     returning a.game_id as "gameId", a.cover_url as url, a.cover_failures as failures`,
    [most, leaseMs],
  );
  return rows;
}

/** The game has this cover from now on. False where the list has named another one meanwhile. Answers what it had before. */
export async function setCover(
  tx: Transaction,
  { gameId, url }: DueCover,
  cover: string,
): Promise<{ before: string } | undefined> {
  const { rowCount } = await tx.query(
    `update aggregated_game set cover_kept_of = $2, cover_due_at = null, cover_failures = 0
     where game_id = $1 and cover_url = $2`,
    [gameId, url],
  );
  if (rowCount === 0) return undefined;
  const { rows } = await tx.query<{ before: string }>(
    `update game g set cover = $2 from (select id, cover from game where id = $1 for update) former
     where g.id = former.id returning former.cover as before`,
    [gameId, cover],
  );
  return rows[0];
}

/** It could not be had: it is tried again after this long. */
export async function postponeCover(db: Database, { gameId, url }: DueCover, afterMs: number): Promise<void> {
  await db.query(
    `update aggregated_game set cover_failures = cover_failures + 1, cover_due_at = now() + $3 * interval '1 millisecond'
     where game_id = $1 and cover_url = $2`,
    [gameId, url, afterMs],
  );
}

export async function isCoverShown(db: Database, cover: string): Promise<boolean> {
  const { rowCount } = await db.query('select from game where cover = $1 limit 1', [cover]);
  return rowCount === 1;
}
