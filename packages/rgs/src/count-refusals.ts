import type { Database } from '@fairhouse/database';
import { gameOfRound, playRound } from './advance-round.ts';
import { firstIdOf } from './report-rounds.ts';
import { type RoundRow, readPlayedRounds, readRefusedRounds } from './round.store.ts';

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
 * is played to its end. Where the player acts after the bet, nobody knows how the refused rounds would have gone on. There, rounds on both
 * sides are counted by what they come to when the player leaves at once, which the seeds decide alone.
 */
export async function countRefusals(db: Database, { from, to }: { from: Date; to: Date }): Promise<CountedRefusals> {
  const between = { from, to, firstId: firstIdOf(from.getTime() - 60_000), lastId: firstIdOf(to.getTime()) };
  const refused = await readRefusedRounds(db, { ...between, most: mostLookedAt + 1 });
  const counts = new OutcomeTally();
  const withActions = new Set<string>();
  await each(refused.slice(0, mostLookedAt), (round) => {
    const left = whenLeft(round);
    if (left?.hasActions) withActions.add(round.gameCode);
    if (left) counts.add(round.gameCode, 'refused', left.isWin);
  });
  const games = [...withActions];
  const acted = games.length > 0 ? await readPlayedRounds(db, { ...between, games, most: mostLookedAt + 1 }) : [];
  for (const { game, wins, losses } of await countPlayed(db, between))
    if (!withActions.has(game)) counts.set(game, { wins, losses });
  await each(acted.slice(0, mostLookedAt), (round) => {
    const left = whenLeft(round);
    if (left) counts.add(round.gameCode, 'played', left.isWin);
  });
  return { games: counts.all(), isWhole: Math.max(refused.length, acted.length) <= mostLookedAt };
}

/** Counts of games as they are added up. */
export class OutcomeTally {
  private readonly games = new Map<string, OutcomeCounts>();

  private of(game: string): OutcomeCounts {
    const known = this.games.get(game) ?? { game, played: { wins: 0, losses: 0 }, refused: { wins: 0, losses: 0 } };
    this.games.set(game, known);
    return known;
  }

  add(game: string, side: 'played' | 'refused', isWin: boolean): void {
    this.of(game)[side][isWin ? 'wins' : 'losses']++;
  }

  set(game: string, played: { wins: number; losses: number }): void {
    this.of(game).played = played;
  }

  all(): OutcomeCounts[] {
    return [...this.games.values()].sort((a, b) => (a.game < b.game ? -1 : 1));
  }
}

/** Others get their turn in between. */
export async function each<One>(rounds: readonly One[], work: (round: One) => void): Promise<void> {
  for (const [nth, round] of rounds.entries()) {
    if (nth % playedAtOnce === playedAtOnce - 1) await new Promise(setImmediate);
    work(round);
  }
}

/** What a round comes to when its player does nothing after the bet; undefined of one whose rules this release does not have. */
function whenLeft(round: RoundRow): { isWin: boolean; hasActions: boolean } | undefined {
  try {
    const game = gameOfRound(round);
    const actions: string[] = [];
    let progress = playRound(round, actions);
    while (!progress.done) {
      actions.push(game.abandon(progress));
      progress = playRound(round, actions);
    }
    return { isWin: Boolean(progress.pot) || progress.win > progress.staked, hasActions: actions.length > 0 };
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
       and r.state in ('CLOSED', 'HELD', 'DENIED') group by 1`,
    [firstId, lastId, from, to],
  );
  return rows.map(({ game, wins, losses }) => ({ game, wins: Number(wins), losses: Number(losses) }));
}
