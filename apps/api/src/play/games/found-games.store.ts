import { type CallParsed, type Game, gameVolatilities, type Page } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { listPage } from '../../db/list-page.store.ts';
import { type GameRow, gameColumns, gameOf, isCalled, offeredIn, shown } from './catalogue.store.ts';
import type { Named } from './nearest-names.ts';

const mostNames = 20_000;
const rankOf = (volatility: string) =>
  `array_position(array[${gameVolatilities.map((one) => `'${one}'`).join(', ')}], ${volatility})`;

/** Whether a game came lately, by a moment: not those that a casino began with. */
export const isNewBy = (moment: string) => `(g.created_at > ${moment}::timestamptz - interval '30 days'
  and g.created_at > (select min(created_at) from game) + interval '1 day')`;

/** Who made a game: of an aggregator the studio, of every other one its vendor. */
const studioOf = `coalesce(nullif(g.studio, ''), (select v.name from vendor_record v where v.id = g.vendor))`;
const mostStudios = 500;

export interface Asked {
  input: CallParsed<'/sys/game/find'>;
  countries: readonly string[];
  now: Date;
  /** Only these, in this order. */
  ids?: readonly number[];
}

/** A page of the games that were asked for: pinned ones first where only filters tell, else by what they were asked for. */
export async function pageOfFound(db: Database, { input, countries, now, ids }: Asked): Promise<Page<Game>> {
  const { feature, isNew, studio, ...listed } = input;
  const sorted = ids ? 'array_position($2::int[], g.id)' : 'g.pinned desc';
  return listPage(db, {
    select: gameColumns,
    from: 'game g',
    where: `${shown} and ${offeredIn('$1')} and ($2::int[] is null or g.id = any($2))
      and ($3::text is null or g.features @> array[$3])
      and ($4::int is null or $4 = (${isNewBy('$5')})::int)
      and ($6::text is null or ${studioOf} = $6)`,
    params: [countries, ids ?? null, feature ?? null, isNew ?? null, now, studio ?? null],
    first: sorted,
    fields: {
      enabled: { sql: 'g.enabled::int', type: 'int' },
      shelf: { sql: 'g.shelf', type: 'text' },
      volatility: { sql: 'g.volatility', type: 'text', order: `coalesce(${rankOf('g.volatility')}, 0)` },
      returnPercent: { sql: 'g.return_percent', type: 'numeric', order: 'coalesce(g.return_percent, 0)' },
      largestWin: { sql: 'g.largest_win', type: 'int', order: 'coalesce(g.largest_win, 0)' },
      totalPlayCount: { sql: 'g.total_play_count', type: 'bigint' },
      createTime: { sql: 'g.created_at', type: 'timestamptz' },
      name: { sql: 'g.name', type: 'text', like: isCalled },
    },
    input: listed,
    defaultOrder: 'g.position',
    tieBreak: 'g.position, g.id',
    render: gameOf,
  });
}

/** What can be found by its name there. */
export async function namesOfGames(db: Database, countries: readonly string[]): Promise<Named[]> {
  const { rows } = await db.query<Named>(
    `select g.id, g.name from game g where ${shown} and ${offeredIn('$1')} order by g.position, g.id limit ${mostNames}`,
    [countries],
  );
  return rows;
}

/** Who made what can be played there. */
export async function studiosOf(
  db: Database,
  countries: readonly string[],
): Promise<{ name: string; games: number }[]> {
  const { rows } = await db.query<{ name: string; games: number }>(
    `select s.name, count(*)::int as games
     from (select ${studioOf} as name from game g where g.enabled and ${offeredIn('$1')}) s
     where s.name is not null group by s.name order by lower(s.name), s.name limit ${mostStudios}`,
    [countries],
  );
  return rows;
}

export interface KnownFigures {
  shelf: string | null;
  features: string[];
  volatility: string | null;
  /** Exact text. */
  returnPercent: string | null;
  largestWin: number | null;
  /** Minor units; null where it is not offered in the currency. */
  minimumBet: bigint | null;
  maximumBet: bigint | null;
}

export async function knownFigures(db: Database, id: number, currency: string): Promise<KnownFigures> {
  const { rows } = await db.query<KnownFigures>(
    `select g.shelf, g.features, g.volatility, g.return_percent::text as "returnPercent", g.largest_win as "largestWin",
       l.minimum_bet as "minimumBet", l.maximum_bet as "maximumBet"
     from game g left join game_limit l on l.game_code = g.code and l.currency = $2 where g.id = $1`,
    [id, currency],
  );
  return rows[0]!;
}

const mostAlike = 6;

/** What can be played there and is most like the game: of its kind, with its features, straying and returning as it does. */
export async function gamesLike(db: Database, id: number, countries: readonly string[]): Promise<Game[]> {
  const { rows } = await db.query<GameRow>(
    `select ${gameColumns} from game g, game a
     where a.id = $1 and g.id <> a.id and g.enabled and ${offeredIn('$2')} and g.category = a.category
     order by 4 * coalesce((g.shelf = a.shelf)::int, 0)
       + 2 * cardinality(array(select unnest(g.features) intersect select unnest(a.features)))
       - coalesce(abs(${rankOf('g.volatility')} - ${rankOf('a.volatility')}), 2)
       - coalesce(abs(g.return_percent - a.return_percent) / 4, 1) desc,
       g.total_play_count desc, g.position, g.id
     limit ${mostAlike}`,
    [id, countries],
  );
  return rows.map(gameOf);
}
