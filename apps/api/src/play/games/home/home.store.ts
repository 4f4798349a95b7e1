import type { Game, GameFeature, GameShelf } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { findGame, type GameRow, gameColumns, gameOf, offeredIn } from '../catalogue.store.ts';
import { isNewBy } from '../found-games.store.ts';

export interface OpenRound {
  game: Game;
  roundId: string;
  currency: Currency;
  /** Minor units. */
  staked: bigint;
  openedAt: Date;
}

/** Looked for among so many of the member's last bets: the cost does not grow with years of play. */
const mostBets = 200;
const mostOpen = 4;

/**
 * The rounds that wait for the member, one a game. A round at a shared table ends without its players, and one whose win is
 * held waits for an operator. None for a member who may not play now.
 */
export async function openRoundsOf(db: Database, memberId: bigint, countries: readonly string[]): Promise<OpenRound[]> {
  const { rows } = await db.query<GameRow & Omit<OpenRound, 'game'> & { openedSeq: bigint }>(
    `select * from (
       select distinct on (g.id) ${gameColumns}, r.round_id as "roundId", r.currency, r.staked, r.opened_at as "openedAt",
         r.opened_seq as "openedSeq"
       from (
         select * from game_round_in_order o where o.member_id = $1 order by o.opened_seq desc limit ${mostBets}
       ) r join game g on g.code = r.game_code
       where r.closed_at is null and r.returned = 0 and r.held is null
         and g.enabled and g.category <> 'Live Casino' and ${offeredIn('$2')}
         and not exists (select from play_barred b where b.member_id = $1)
       order by g.id, r.opened_seq desc
     ) latest order by "openedSeq" desc limit ${mostOpen}`,
    [memberId, countries],
  );
  return rows.map(({ roundId, currency, staked, openedAt, ...row }) => ({
    game: gameOf(row),
    roundId,
    currency,
    staked,
    openedAt,
  }));
}

const mostNew = 10;

/** What can be played there and came lately, the latest first. */
export async function newGames(db: Database, countries: readonly string[], now: Date): Promise<Game[]> {
  const { rows } = await db.query<GameRow>(
    `select ${gameColumns} from game g where g.enabled and ${offeredIn('$1')} and ${isNewBy('$2')}
     order by g.created_at desc, g.position, g.id limit ${mostNew}`,
    [countries, now],
  );
  return rows.map(gameOf);
}

export interface Alike {
  because: Game;
  shelf: GameShelf | null;
  features: GameFeature[];
  games: Game[];
}

const mostAlike = 10;
/** Fewer would be no row. */
const leastAlike = 3;

/**
 * Games of the kind of one that was played lately or with its features: of the first in `played` that has some. Those in
 * `known` are left out. Stakes and outcomes have no part in it.
 */
export async function gamesLikePlayed(
  db: Database,
  { played, known, countries }: { played: readonly number[]; known: readonly number[]; countries: readonly string[] },
): Promise<Alike | undefined> {
  const { rows } = await db.query<
    GameRow & { rank: number; like: { shelf: GameShelf | null; features: GameFeature[] }; because: number }
  >(
    `select ${gameColumns}, p.rank::int as rank, a.id as because,
       jsonb_build_object('shelf', a.shelf, 'features', a.features) as like
     from unnest($1::int[]) with ordinality as p (id, rank)
       join game a on a.id = p.id and a.enabled and game_offered_in(a.country_rule, a.countries, a.blocked_in, $3::text[])
       cross join lateral (
         select * from game o
         where o.enabled and o.id <> all($2::int[]) and o.id <> a.id and (o.shelf = a.shelf or o.features && a.features)
           and game_offered_in(o.country_rule, o.countries, o.blocked_in, $3::text[])
         order by 2 * coalesce((o.shelf = a.shelf)::int, 0)
           + cardinality(array(select unnest(o.features) intersect select unnest(a.features))) desc,
           o.total_play_count desc, o.position, o.id
         limit ${mostAlike}) g
     order by p.rank`,
    [played, known, countries],
  );
  for (const id of played) {
    const like = rows.filter(({ because }) => because === id);
    if (like.length < leastAlike) continue;
    const { game } = (await findGame(db, id))!;
    return { because: game, ...like[0]!.like, games: like.map(gameOf) };
  }
  return undefined;
}
