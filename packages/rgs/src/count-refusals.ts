import type { Database } from '@fairhouse/database';
import { playRound } from './advance-round.ts';
import { firstIdOf } from './report-rounds.ts';
import { type RoundRow, readRefusedRounds } from './round.store.ts';

/** Rounds of one game by what they came to, or would have come to. A win pays more than its stake. */
export interface OutcomeCounts {
  game: string;
  played: { wins: number; losses: number };
  refused: { wins: number; losses: number };
}

export interface CountedRefusals {
  games: OutcomeCounts[];
  /** Whether all refused plays of the time were looked at. */
  isWhole: boolean;
}

const mostLookedAt = 20_000;
/** A play takes some ten microseconds; others get their turn in between. */
const playedAtOnce = 200;

/**
 * How rounds for money that opened in [from, to) came out, beside what the refused ones would have come to: their seeds are here, so each
 * is played to its end. Only rounds that are over with their bet are counted on both sides, since a round in which the player acts has no
 * outcome yet when its stake is asked for.
 */
export async function countRefusals(db: Database, { from, to }: { from: Date; to: Date }): Promise<CountedRefusals> {
  const between = { from, to, firstId: firstIdOf(from.getTime() - 60_000), lastId: firstIdOf(to.getTime()) };
  const [played, refused] = await Promise.all([
    countPlayed(db, between),
    readRefusedRounds(db, { ...between, most: mostLookedAt + 1 }),
  ]);
  const games = new Map<string, OutcomeCounts>();
  const of = (game: string) => {
    const known = games.get(game) ?? { game, played: { wins: 0, losses: 0 }, refused: { wins: 0, losses: 0 } };
    games.set(game, known);
    return known;
  };
  for (const { game, wins, losses } of played) of(game).played = { wins, losses };
  for (const [nth, round] of refused.slice(0, mostLookedAt).entries()) {
    if (nth % playedAtOnce === playedAtOnce - 1) await new Promise(setImmediate);
    const isWin = wouldWin(round);
    if (isWin !== undefined) of(round.gameCode).refused[isWin ? 'wins' : 'losses']++;
  }
  return {
    games: [...games.values()].sort((a, b) => (a.game < b.game ? -1 : 1)),
    isWhole: refused.length <= mostLookedAt,
  };
}

/** Undefined of a round that would have gone on after its bet, and of one whose rules this release does not have. */
function wouldWin(round: RoundRow): boolean | undefined {
  try {
    const { done, win, staked, pot } = playRound(round, []);
    return done ? Boolean(pot) || win > staked : undefined;
  } catch {
    return undefined;
  }
}

async function countPlayed(
  db: Database,
  { from, to, firstId, lastId }: { from: Date; to: Date; firstId: string; lastId: string },
): Promise<{ game: string; wins: number; losses: number }[]> {
  const { rows } = await db.query<{ game: string; wins: bigint; losses: bigint }>(
    `select r.game_code as game, count(*) filter (where r.win > r.staked) as wins,
       count(*) filter (where r.win <= r.staked) as losses
     from round r join player p on p.id = r.player_id
     where r.id > $1 and r.id < $2 and r.opened_at >= $3 and r.opened_at < $4 and p.wallet_user is not null
       and r.state in ('CLOSED', 'HELD', 'DENIED') and r.attempt = 0 group by 1`,
    [firstId, lastId, from, to],
  );
  return rows.map(({ game, wins, losses }) => ({ game, wins: Number(wins), losses: Number(losses) }));
}
