import type { CallParsed, Game, GameCategory, GameFeature, GameShelf, GameVolatility, Page } from '@fairhouse/contract';
import type { Database, Transaction } from '@fairhouse/database';
import { listPage } from '../../db/list-page.store.ts';

export interface GameRow {
  id: number;
  code: string;
  name: string;
  vendorCode: string;
  cover: string;
  category: GameCategory;
  enabled: boolean;
  playForFun: boolean;
  totalPlayCount: bigint;
  createdAt: Date;
}

export const gameColumns = `g.id, g.code, g.name, g.vendor as "vendorCode", g.cover, g.category, g.enabled, g.play_for_fun as "playForFun",
  g.total_play_count as "totalPlayCount", g.created_at as "createdAt"`;

/** Games to play and games announced. What an operator took out of the catalogue is as if it had never been there. */
export const shown = '(g.enabled or g.coming_soon)';

/** Games that are offered to somebody of whom these countries are known: the place of the bound list of them, `$2`. */
export function offeredIn(parameter: string): string {
  return `game_offered_in(g.country_rule, g.countries, g.blocked_in, ${parameter}::text[])`;
}

/** Games of whose name every word is a part: the place of the bound words. */
export const isCalled = (words: string) => `g.search_name like all (game_name_patterns(${words}::text))`;

export function gameOf(row: GameRow): Game {
  return {
    id: row.id,
    name: row.name,
    vendorCode: row.vendorCode,
    cover: row.cover,
    category: row.category,
    enabled: row.enabled ? 1 : 0,
    playForFun: row.playForFun ? 1 : 0,
    totalPlayCount: Number(row.totalPlayCount),
    createTime: row.createdAt.toISOString(),
  };
}

/**
 * A page of the catalogue: what operators have pinned, then as asked, else in their order. `enabled` 1 asks for games to
 * play, 0 for games announced.
 */
export async function pageOfGames(
  db: Database,
  input: CallParsed<'/base/game/listPage'>,
  countries: readonly string[],
): Promise<Page<Game>> {
  return listPage(db, {
    select: gameColumns,
    from: 'game g',
    where: `${shown} and ${offeredIn('$1')}`,
    params: [countries],
    first: 'g.pinned desc',
    fields: {
      enabled: { sql: 'g.enabled::int', type: 'int' },
      playForFun: { sql: 'g.play_for_fun::int', type: 'int' },
      category: { sql: 'g.category', type: 'text' },
      vendorCode: { sql: 'g.vendor', type: 'text' },
      totalPlayCount: { sql: 'g.total_play_count', type: 'bigint' },
      createTime: { sql: 'g.created_at', type: 'timestamptz' },
      name: { sql: 'g.name', type: 'text', like: isCalled },
    },
    input,
    defaultOrder: 'g.position',
    tieBreak: 'g.position, g.id',
    render: gameOf,
  });
}

/** A game that stands in the catalogue, and whether it is offered to somebody of whom these countries are known. */
export async function findGame(
  db: Database,
  id: number,
  countries: readonly string[] = [],
): Promise<{ game: Game; code: string; isOffered: boolean } | undefined> {
  const { rows } = await db.query<GameRow & { isOffered: boolean }>(
    `select ${gameColumns}, ${offeredIn('$2')} as "isOffered" from game g where g.id = $1 and ${shown}`,
    [id, countries],
  );
  const [row] = rows;
  return row && { game: gameOf(row), code: row.code, isOffered: row.isOffered };
}

/** Whether the game stands in the catalogue that players see. */
export async function isShown(db: Transaction, id: number): Promise<boolean> {
  const { rowCount } = await db.query(`select from game g where g.id = $1 and ${shown}`, [id]);
  return rowCount === 1;
}

/** How many games of each category can be played there. */
export async function countPlayable(
  db: Database,
  countries: readonly string[],
): Promise<Partial<Record<GameCategory, number>>> {
  const { rows } = await db.query<{ category: GameCategory; games: number }>(
    `select g.category, count(*)::int as games from game g where g.enabled and ${offeredIn('$1')} group by g.category`,
    [countries],
  );
  return Object.fromEntries(rows.map(({ category, games }) => [category, games]));
}

/** The first games of each category that can be played there, in the operators' order: those that are pinned, then by their places. */
export async function firstOfCategories(db: Database, countries: readonly string[], most: number): Promise<Game[]> {
  const { rows } = await db.query<GameRow>(
    `select f.* from (select distinct category from game) c cross join lateral (
       select ${gameColumns} from game g where g.enabled and g.category = c.category and ${offeredIn('$1')}
       order by g.pinned desc, g.position, g.id limit $2) f`,
    [countries, most],
  );
  return rows.map(gameOf);
}

/** What is played most there, tables with people aside; what operators have pinned stands first. */
export async function mostPlayed(db: Database, countries: readonly string[], most: number): Promise<Game[]> {
  const { rows } = await db.query<GameRow>(
    `select ${gameColumns} from game g where g.enabled and g.category <> 'Live Casino' and ${offeredIn('$1')}
     order by g.pinned desc, case when g.pinned then 0 else g.total_play_count end desc, g.position, g.id limit $2`,
    [countries, most],
  );
  return rows.map(gameOf);
}

/** Those of the ids that can be played there, in the order of the ids. */
export async function playableOf(db: Database, ids: readonly number[], countries: readonly string[]): Promise<Game[]> {
  const { rows } = await db.query<GameRow>(
    `select ${gameColumns} from game g where g.id = any($1) and g.enabled and ${offeredIn('$2')}
     order by array_position($1::int[], g.id)`,
    [ids, countries],
  );
  return rows.map(gameOf);
}

/** What can be played there of the groups that are shown, group by group, each in its own order. */
export async function gamesOfGroups(
  db: Database,
  countries: readonly string[],
): Promise<{ groupId: number; nameEn: string; nameFil: string; game: Game }[]> {
  const { rows } = await db.query<GameRow & { groupId: number; nameEn: string; nameFil: string }>(
    `select ${gameColumns}, o.id as "groupId", o.name_en as "nameEn", o.name_fil as "nameFil"
     from game_group o cross join unnest(o.games) with ordinality as m (game_id, rank) join game g on g.id = m.game_id
     where o.shown and g.enabled and ${offeredIn('$1')} order by o.place, o.id, m.rank`,
    [countries],
  );
  return rows.map(({ groupId, nameEn, nameFil, ...row }) => ({ groupId, nameEn, nameFil, game: gameOf(row) }));
}

/** Ids of the games of the member's last bets, the latest first. */
export async function recentlyPlayed(db: Database, memberId: bigint): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select g.id from (
       select game_code, seq from ledger_posting
       where member_id = $1 and seq > 0 and type = 'GAME_BET'
       order by seq desc limit 500
     ) b join game g on g.code = b.game_code group by g.id order by max(b.seq) desc`,
    [memberId],
  );
  return rows.map((row) => row.id);
}

export interface CatalogueEntry {
  id: number;
  code: string;
  vendor: string;
  name: string;
  cover: string;
  category: GameCategory;
  /** Its place in the lists where nothing else decides. */
  sortIndex: number;
  comingSoon: boolean;
  /** What players choose it by; undefined of a game that is announced alone. */
  figures?: GameFigures;
}

export interface GameFigures {
  shelf: GameShelf;
  features: readonly GameFeature[];
  volatility: GameVolatility;
  /** Exact text. */
  returnPercent: string;
  largestWin: number | null;
}

/**
 * Adds the game, or brings its words and pictures up to date. Whether it is enabled is decided once, then by operators;
 * how they arranged it stays over what it comes with.
 */
export async function saveGame(db: Database | Transaction, game: CatalogueEntry): Promise<void> {
  await db.query(
    `insert into game (id, code, vendor, name, cover, category, sort_index, enabled, play_for_fun, coming_soon, playable,
       shelf, features, volatility, return_percent, largest_win)
     values ($1, $2, $3, $4, $5, $6, $8, not $7::boolean, not $7::boolean, $7, not $7::boolean, $9, $10, $11, $12::numeric, $13)
     on conflict (id) do update set name = excluded.name, cover = excluded.cover, category = excluded.category,
       sort_index = excluded.sort_index, playable = excluded.playable, play_for_fun = excluded.play_for_fun,
       shelf = excluded.shelf, features = excluded.features, volatility = excluded.volatility,
       return_percent = excluded.return_percent, largest_win = excluded.largest_win,
       coming_soon = case when game.arranged_state is null then excluded.coming_soon
         else game.arranged_state = 'announced' end,
       enabled = case when game.arranged_state is not null then game.arranged_state = 'open' and excluded.playable
         when game.coming_soon and not excluded.coming_soon then true
         else game.enabled and not excluded.coming_soon end`,
    [
      game.id,
      game.code,
      game.vendor,
      game.name,
      game.cover,
      game.category,
      game.comingSoon,
      game.sortIndex,
      game.figures?.shelf ?? null,
      game.figures?.features ?? [],
      game.figures?.volatility ?? null,
      game.figures?.returnPercent ?? null,
      game.figures?.largestWin ?? null,
    ],
  );
}

/** Sets the limits where there are none yet; afterwards they are the operators'. */
export async function saveLimits(
  db: Database | Transaction,
  code: string,
  currency: string,
  limits: [bigint, bigint],
): Promise<void> {
  await db.query(
    `insert into game_limit (game_code, currency, minimum_bet, maximum_bet) select $1, $2, $3, $4
     where not exists (select from catalogue_change where subject = $5) on conflict do nothing`,
    [code, currency, ...limits, `bets:${code}:${currency}`],
  );
}

/** Of any game that ever stood in the catalogue, shown or not: what was played keeps its name. */
export async function gamesByCode(
  db: Database,
  codes: string[],
): Promise<ReadonlyMap<string, { id: number; name: string }>> {
  const { rows } = await db.query<{ code: string; id: number; name: string }>(
    'select code, id, name from game where code = any($1)',
    [codes],
  );
  return new Map(rows.map(({ code, id, name }) => [code, { id, name }]));
}
