import type { GameCategory, GameShelf, GameVolatility } from '@fairhouse/contract';
import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

/** A game of an aggregator as it is written here. */
export interface AggregatedGame {
  /** The casino's code of it. */
  code: string;
  theirCode: string;
  content: string;
  name: string;
  studio: string;
  category: GameCategory;
  shelf: GameShelf;
  /** Whether it can be played, as the list says. */
  isOpen: boolean;
  playForFun: boolean;
  blockedIn: string[];
  currencies: Currency[];
  returnPercent: string | null;
  volatility: GameVolatility | null;
  /** Address of its picture; null where the list has none. */
  coverUrl: string | null;
}

export interface KnownGame {
  gameId: number;
  theirCode: string;
  content: string;
  listed: boolean;
}

/** The aggregator among the vendors. `secretName` signs nothing that is sent: its calls come with signatures of its own. */
export async function saveAggregator(
  db: Database | Transaction,
  aggregator: { id: string; name: string; secretName: string; launchUrl: string },
): Promise<void> {
  await db.query('select /* writes */ vendor_of_aggregator($1, $2, $3, $4)', [
    aggregator.id,
    aggregator.name,
    aggregator.secretName,
    aggregator.launchUrl,
  ]);
}

export async function countListed(db: Database, aggregator: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::int as count from aggregated_game where aggregator = $1 and listed',
    [aggregator],
  );
  return rows[0]!.count;
}

/** Those of these codes that were imported before. */
export async function knownGames(
  tx: Transaction,
  aggregator: string,
  theirCodes: readonly string[],
): Promise<KnownGame[]> {
  const { rows } = await tx.query<KnownGame>(
    `select game_id as "gameId", code as "theirCode", content, listed from aggregated_game
     where aggregator = $1 and code = any($2)`,
    [aggregator, theirCodes],
  );
  return rows;
}

/** Games that the list had and has no more, at most `most`. */
export async function unlistedGames(
  tx: Transaction,
  aggregator: string,
  theirCodes: readonly string[],
  most: number,
): Promise<KnownGame[]> {
  const { rows } = await tx.query<KnownGame>(
    `select game_id as "gameId", code as "theirCode", content, listed from aggregated_game
     where aggregator = $1 and listed and code <> all($2) order by game_id limit $3`,
    [aggregator, theirCodes, most],
  );
  return rows;
}

/** The first id that is free, far above those of our own games and of packages. */
export async function nextGameId(tx: Transaction): Promise<number> {
  const { rows } = await tx.query<{ id: number }>('select greatest(coalesce(max(id), 0), 999999) + 1 as id from game');
  return rows[0]!.id;
}

const fields = `("gameId" int, code text, name text, studio text, category text, shelf text, "isOpen" boolean, "playForFun" boolean,
  "blockedIn" json, "returnPercent" numeric, volatility text, "theirCode" text, content text, "coverUrl" text)`;
const listOf = (json: string) => `array(select json_array_elements_text(${json}))`;

/** Shown until the game's own picture was fetched. */
const cover = '/art/open-game.svg';

/** Adds games. They begin closed: an operator decides what players see. */
export async function insertGames(
  tx: Transaction,
  aggregator: string,
  games: readonly (AggregatedGame & { gameId: number })[],
): Promise<void> {
  const json = JSON.stringify(games);
  await tx.query(
    `insert into game (id, code, vendor, name, cover, category, sort_index, enabled, play_for_fun, coming_soon, playable, arranged_state,
       shelf, volatility, return_percent, studio, blocked_in)
     select "gameId", code, $2, name, $3, category, "gameId", false, "playForFun", false, "isOpen", 'closed', shelf, volatility,
       "returnPercent", studio, ${listOf('"blockedIn"')}
     from json_to_recordset($1) as g ${fields}`,
    [json, aggregator, cover],
  );
  await tx.query(
    `insert into aggregated_game (game_id, aggregator, code, content, listed, cover_url)
     select "gameId", $2, "theirCode", content, true, "coverUrl" from json_to_recordset($1) as g ${fields}`,
    [json, aggregator],
  );
}

/** Brings games up to date. Whether players see one stays as operators have it, as long as it can be played. */
export async function updateGames(
  tx: Transaction,
  games: readonly (AggregatedGame & { gameId: number })[],
): Promise<void> {
  const json = JSON.stringify(games);
  await tx.query(
    `update game set name = g.name, category = g.category, shelf = g.shelf, volatility = g.volatility,
       return_percent = g."returnPercent", studio = g.studio, blocked_in = ${listOf('g."blockedIn"')},
       play_for_fun = g."playForFun", playable = g."isOpen", cover = case when g."coverUrl" is null then $2 else game.cover end,
       enabled = g."isOpen" and coalesce(game.arranged_state, 'open') = 'open'
     from json_to_recordset($1) as g ${fields} where game.id = g."gameId"`,
    [json, cover],
  );
  await tx.query(
    `update aggregated_game a set content = g.content, listed = true, imported_at = clock_timestamp(), cover_url = g."coverUrl",
       cover_kept_of = case when g."coverUrl" is null then null else a.cover_kept_of end, cover_due_at = null, cover_failures = 0
     from json_to_recordset($1) as g ${fields} where a.game_id = g."gameId"`,
    [json],
  );
}

/** Closes games that are in the list no more. Their rounds and their names stay. */
export async function closeGames(tx: Transaction, gameIds: readonly number[]): Promise<void> {
  await tx.query('update game set playable = false, enabled = false where id = any($1)', [gameIds]);
  await tx.query('update aggregated_game set listed = false, imported_at = clock_timestamp() where game_id = any($1)', [
    gameIds,
  ]);
}

/** Least and greatest bets that a game begins with, in minor units; those of operators stay. */
const firstLimits = { least: 1, most: 100_000 };

/** Offers the games in their currencies and in no other. */
export async function writeCurrencies(tx: Transaction, games: readonly AggregatedGame[]): Promise<void> {
  const json = JSON.stringify(games.map(({ code, currencies }) => ({ code, currencies })));
  await tx.query(
    `delete from game_limit l using json_to_recordset($1) as g (code text, currencies json)
     where l.game_code = g.code and l.currency <> all(${listOf('g.currencies')})`,
    [json],
  );
  await tx.query(
    `insert into game_limit (game_code, currency, minimum_bet, maximum_bet)
     select g.code, c.currency, $2, $3
     from json_to_recordset($1) as g (code text, currencies json) cross join json_array_elements_text(g.currencies) as c (currency)
     on conflict do nothing`,
    [json, firstLimits.least, firstLimits.most],
  );
}

/** Whether the list was never gone through, or not for this long. */
export async function isImportDue(db: Database, aggregator: string, everyMs: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from aggregated_import where aggregator = $1 and imported_at > now() - $2 * interval '1 millisecond'`,
    [aggregator, everyMs],
  );
  return rowCount === 0;
}

export async function noteImport(
  db: Database,
  aggregator: string,
  { listed, unreadable }: { listed: number; unreadable: number },
): Promise<void> {
  await db.query(
    `insert into aggregated_import (aggregator, imported_at, listed, unreadable) values ($1, now(), $2, $3)
     on conflict (aggregator) do update set imported_at = excluded.imported_at, listed = excluded.listed,
       unreadable = excluded.unreadable`,
    [aggregator, listed, unreadable],
  );
}
