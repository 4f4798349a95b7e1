import { type SlotMode, type SlotStakes, tumbleOf, windowAt } from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { slotOf } from './props.ts';
import type { Landing } from './reels/reel-stage.ts';

/** A wheel over the reels, that turns until its part is known. */
export interface WheelShown {
  part: number;
  rested: boolean;
}

export type CurtainShown =
  | { kind: 'free-intro'; freeSpins: number; more: boolean }
  | { kind: 'free-outro'; win: number }
  | { kind: 'pot'; win: number };

/** What is to be seen around the reels. */
export interface Scene {
  phase: 'rest' | 'spinning' | 'showing';
  caption: string;
  /** Minor units counted so far. */
  win: number;
  /** The round returned more than its stake. */
  celebrated: boolean;
  /** The round returned no more than its stake. */
  returned: boolean;
  glow: boolean;
  free: { left: number; multiplier: number; special: string | null } | null;
  curtain: CurtainShown | null;
  wheel: WheelShown | null;
}

export function idleScene(caption: string): Scene {
  return {
    phase: 'rest',
    caption,
    win: 0,
    celebrated: false,
    returned: false,
    glow: false,
    free: null,
    curtain: null,
    wheel: null,
  };
}

interface Start {
  scene: Scene;
  /** Where the reels stand. */
  spin: Landing;
  /** In which the reels came to stand there. */
  mode: SlotMode['id'] | null;
  coin: number;
}

/** The table as the player left it: the last round's reels and stake, or a quiet beginning. */
export function startingWindow(session: PlaySession): Start {
  const { lastRound, openRound, stakes } = session.opened;
  const { defaultCoin, coins } = stakes as SlotStakes;
  const { definition, theme } = slotOf(session);
  const idle = session.data.words.idle ?? '';
  const { opening } = theme;
  const window = definition.book
    ? tumbleOf(definition, definition.book, opening[0]!).steps[0]!.window
    : windowAt(definition, opening);
  const rested: Landing = { mode: 'base', stops: opening, window };
  const replayed = session.replay?.end.outcome;
  if (replayed?.kind === 'slot') return { scene: idleScene(''), spin: rested, mode: null, coin: replayed.coin };
  const left = [openRound, lastRound].find((round) => round?.outcome?.kind === 'slot');
  if (left?.outcome.kind !== 'slot') return { scene: idleScene(idle), spin: rested, mode: null, coin: defaultCoin };
  const last = left.outcome.spins.at(-1);
  const caption = left.win > 0 ? session.texts.lastRoundWon(session.money(left.win)) : idle;
  const { coin, mode = null } = left.outcome;
  return {
    scene: idleScene(caption),
    spin: last ? { ...last, window: last.tumbles?.at(-1)?.window ?? last.window } : rested,
    mode,
    coin: coins.includes(coin) ? coin : defaultCoin,
  };
}
