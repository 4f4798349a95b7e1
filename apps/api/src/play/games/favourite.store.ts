import type { Game } from '@fairhouse/contract';
import type { Database, Transaction } from '@fairhouse/database';
import { type GameRow, gameColumns, gameOf, offeredIn, shown } from './catalogue.store.ts';

/** The member's favourites that are in the catalogue now and offered there, the latest first. */
export async function listFavourites(db: Database, memberId: bigint, countries: readonly string[]): Promise<Game[]> {
  const { rows } = await db.query<GameRow>(
    `select ${gameColumns} from game_favourite f join game g on g.id = f.game_id
     where f.member_id = $1 and ${shown} and ${offeredIn('$2')} order by f.added_at desc, g.id`,
    [memberId, countries],
  );
  return rows.map(gameOf);
}

/** Adds the game; false when the member keeps `most` others already. Two at once wait for one another. */
export async function addFavourite(tx: Transaction, memberId: bigint, gameId: number, most: number): Promise<boolean> {
  await tx.query('select member_lock($1)', [memberId]);
  const { rows } = await tx.query<{ others: number }>(
    'select count(*)::int as others from game_favourite where member_id = $1 and game_id <> $2',
    [memberId, gameId],
  );
  if (rows[0]!.others >= most) return false;
  await tx.query('insert into game_favourite (member_id, game_id) values ($1, $2) on conflict do nothing', [
    memberId,
    gameId,
  ]);
  return true;
}

export async function removeFavourite(db: Database, memberId: bigint, gameId: number): Promise<void> {
  await db.query('delete from game_favourite where member_id = $1 and game_id = $2', [memberId, gameId]);
}
