import type { SlotStakes } from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/play-session.ts';
import { slotOf } from './props.ts';

export type CurtainShown =
  | { kind: 'free-intro'; freeSpins: number; more: boolean }
  | { kind: 'free-outro'; win: number }
  | { kind: 'big'; win: number; capped: boolean };

/** What is to be seen around the reels. */
export interface Scene {
  phase: 'rest' | 'spinning' | 'showing';
  caption: string;
  /** Minor units counted so far. */
  win: number;
  /** The round returned more than its stake. */
  celebrated: boolean;
  glow: boolean;
  free: { left: number } | null;
  curtain: CurtainShown | null;
}

export function restingScene(caption: string): Scene {
  return { phase: 'rest', caption, win: 0, celebrated: false, glow: false, free: null, curtain: null };
}

/** The table as the player left it: the last round's reels and stake, or a quiet beginning. */
export function startingWindow(session: PlaySession): { scene: Scene; stops: readonly number[]; coin: number } {
  const { lastRound, openRound, stakes } = session.opened;
  const { defaultCoin, coins } = stakes as SlotStakes;
  const { opening } = slotOf(session).theme;
  const idle = session.data.words.idle ?? '';
  const replayed = session.replay?.end.outcome;
  if (replayed?.kind === 'slot') return { scene: restingScene(''), stops: opening, coin: replayed.coin };
  const left = [openRound, lastRound].find((round) => round?.outcome?.kind === 'slot');
  if (left?.outcome.kind !== 'slot') return { scene: restingScene(idle), stops: opening, coin: defaultCoin };
  const stops = left.outcome.spins.at(-1)?.stops ?? opening;
  const caption = left.win > 0 ? session.texts.lastRoundWon(session.money(left.win)) : idle;
  const { coin } = left.outcome;
  return { scene: restingScene(caption), stops, coin: coins.includes(coin) ? coin : defaultCoin };
}
