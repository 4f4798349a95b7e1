import type { CallParsed, Game, GameCategory, Page } from '@fairhouse/contract';
import type { Database, Transaction } from '@fairhouse/database';
import { vaultOf } from '@fairhouse/ledger';
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

/** A page of the catalogue. `enabled` 1 asks for games to play, 0 for games announced. */
export async function pageOfGames(db: Database, input: CallParsed<'/base/game/listPage'>): Promise<Page<Game>> {
  return listPage(db, {
    select: gameColumns,
    from: 'game g',
    where: shown,
    params: [],
    fields: {
      enabled: { sql: 'g.enabled::int', type: 'int' },
      playForFun: { sql: 'g.play_for_fun::int', type: 'int' },
      category: { sql: 'g.category', type: 'text' },
      vendorCode: { sql: 'g.vendor', type: 'text' },
      totalPlayCount: { sql: 'g.total_play_count', type: 'bigint' },
      createTime: { sql: 'g.created_at', type: 'timestamptz' },
      name: { sql: 'g.name', type: 'text', like: (words) => `game_is_called(g.search_name, ${words}::text)` },
    },
    input,
    defaultOrder: 'g.sort_index',
    tieBreak: 'g.sort_index, g.id',
    render: gameOf,
  });
}

export async function findGame(db: Database, id: number): Promise<(Game & { code: string }) | undefined> {
  const { rows } = await db.query<GameRow>(`select ${gameColumns} from game g where g.id = $1 and ${shown}`, [id]);
  return rows[0] && { ...gameOf(rows[0]), code: rows[0].code };
}

/** Whether the game stands in the catalogue that players see. */
export async function isShown(db: Transaction, id: number): Promise<boolean> {
  const { rowCount } = await db.query(`select from game g where g.id = $1 and ${shown}`, [id]);
  return rowCount === 1;
}

/** Every game that can be played, most played first. */
export async function playableGames(db: Database): Promise<Game[]> {
  const { rows } = await db.query<GameRow>(
    `select ${gameColumns} from game g where g.enabled order by g.total_play_count desc, g.sort_index`,
  );
  return rows.map(gameOf);
}

/** Ids of the games of the member's last bets, the latest first. */
export async function recentlyPlayed(db: Database, memberId: bigint): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select g.id from (
       select game_code, seq from ledger_posting
       where vault = $1 and member_id = $2 and seq > 0 and type = 'GAME_BET'
       order by seq desc limit 500
     ) b join game g on g.code = b.game_code group by g.id order by max(b.seq) desc`,
    [vaultOf(memberId), memberId],
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
}

/** Adds the game, or brings its words and pictures up to date. Whether it is enabled is decided once, then by operators. */
export async function saveGame(db: Database, game: CatalogueEntry): Promise<void> {
  await db.query(
    `insert into game (id, code, vendor, name, cover, category, sort_index, enabled, play_for_fun, coming_soon)
     values ($1, $2, $3, $4, $5, $6, $8, not $7::boolean, not $7::boolean, $7)
     on conflict (id) do update set name = excluded.name, cover = excluded.cover, category = excluded.category,
       sort_index = excluded.sort_index, coming_soon = excluded.coming_soon,
       enabled = case when game.coming_soon and not excluded.coming_soon then true
         else game.enabled and not excluded.coming_soon end,
       play_for_fun = excluded.play_for_fun`,
    [game.id, game.code, game.vendor, game.name, game.cover, game.category, game.comingSoon, game.sortIndex],
  );
}

/** Sets the limits where there are none yet; afterwards they are the operators'. */
export async function saveLimits(
  db: Database,
  code: string,
  currency: string,
  limits: [bigint, bigint],
): Promise<void> {
  await db.query(
    `insert into game_limit (game_code, currency, minimum_bet, maximum_bet) values ($1, $2, $3, $4) on conflict do nothing`,
    [code, currency, ...limits],
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
