import { mostOwnRounds } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';

export interface OwnRounds {
  rounds: number;
  gamesTried: number;
  gamesOffered: number;
}

const latest = `select r.vendor, r.round_id, r.game_code, r.staked, r.won, r.closed_at, r.returned, r.held
  from game_round_by_time r where r.member_id = $1 and r.free_grant is null order by r.opened_at desc limit ${mostOwnRounds}`;
/** Settled, not taken back, and with nothing under review. */
const settled = 'r.closed_at is not null and r.returned = 0 and r.staked > 0 and coalesce(r.held, 0) = 0';

export async function countOwnRounds(db: Database, memberId: bigint): Promise<OwnRounds> {
  const { rows } = await db.query<OwnRounds>(
    `select count(*)::int as rounds, count(distinct g.code)::int as "gamesTried",
       (select count(*)::int from game o where o.enabled and not o.coming_soon) as "gamesOffered"
     from (${latest}) r left join game g on g.code = r.game_code where ${settled}`,
    [memberId],
  );
  return rows[0]!;
}

export interface BestRound {
  vendor: string;
  roundId: string;
  gameId: number;
  game: string;
  cover: string;
  closedAt: Date;
  /** Minor units. */
  staked: bigint;
  won: bigint;
  /** In hundredths. */
  multiple: bigint;
}

/** The highest multiple of each game, of rounds that paid more than their stake; of two the earlier one. */
export async function highestMultiples(db: Database, memberId: bigint, most: number): Promise<BestRound[]> {
  const { rows } = await db.query<BestRound>(
    `select * from (
       select distinct on (g.id) r.vendor, r.round_id as "roundId", g.id as "gameId", g.name as game, g.cover,
         r.closed_at as "closedAt", r.staked, r.won, r.won * 100 / r.staked as multiple
       from (${latest}) r join game g on g.code = r.game_code
       where ${settled} and r.won > r.staked
       order by g.id, r.won::numeric / r.staked desc, r.closed_at) best
     order by multiple desc, "closedAt" limit $2`,
    [memberId, most],
  );
  return rows;
}

/** Won less staked of each settled round since then, in the order of their ends; the latest so many. */
export async function netsSince(db: Database, memberId: bigint, since: Date): Promise<bigint[]> {
  const { rows } = await db.query<{ net: bigint }>(
    `select r.won - r.staked as net from (${latest}) r where ${settled} and r.closed_at >= $2 order by r.closed_at, r.round_id`,
    [memberId, since],
  );
  return rows.map(({ net }) => net);
}
