import type { Cell, HoldShown, SlotOutcome, SlotRules, SpinShown, WinShown } from '@fairhouse/game-math';
import { tierOf, type WinTier } from '../../lib/win/win-tier.ts';

/** Wins that stand in one window, and what the round has come to before and after them. */
export interface WinsShown {
  lines: readonly WinShown[];
  scatter: SpinShown['scatter'];
  before: number;
  after: number;
  celebrate: boolean;
  /** Shown more quickly where many follow one another. */
  brief: boolean;
}

export type PlaybackStep =
  | { type: 'free-intro'; freeSpins: number; more: boolean }
  | { type: 'spin'; spin: SpinShown; index: number; tension: boolean[] }
  | { type: 'fill'; reels: readonly number[] }
  | { type: 'reveal'; mystery: NonNullable<SpinShown['mystery']> }
  | ({ type: 'wins' } & WinsShown)
  | { type: 'tumble'; gone: readonly Cell[]; window: string[][]; spots?: number[][] }
  | { type: 'bombs'; bombs: NonNullable<SpinShown['bombs']>; before: number; after: number; celebrate: boolean }
  | { type: 'expand'; symbol: string; reels: readonly number[]; before: number; after: number; celebrate: boolean }
  | { type: 'hold'; hold: HoldShown; before: number; celebrate: boolean }
  | { type: 'wheel'; part: number; before: number; after: number; celebrate: boolean }
  | { type: 'free-outro'; win: number }
  | { type: 'pot'; amount: number; before: number }
  | { type: 'total'; win: number; tier: WinTier; capped: boolean };

/**
 * The round as the page plays it back, in order. A round that returns no more than its stake is shown without any
 * effect of winning (RTS 14F), and that is known before its first win is shown.
 */
export function playbackOf(outcome: SlotOutcome, stake: number, scatter: SlotRules['scatter']): PlaybackStep[] {
  const pot = outcome.pot ?? 0;
  const total = outcome.win + pot;
  const tier = tierOf((total * 100) / stake, outcome.capped);
  const celebrate = tier > 0;
  const free = outcome.spins.some(({ mode }) => mode === 'free');
  const steps = outcome.spins.flatMap((spin, index): PlaybackStep[] => {
    const freeSpins = spin.scatter?.freeSpins ?? 0;
    const intro: PlaybackStep[] =
      freeSpins > 0 && index < outcome.spins.length - 1
        ? [{ type: 'free-intro', freeSpins, more: spin.mode === 'free' }]
        : [];
    return [
      { type: 'spin', spin, index, tension: tensionOf(spin, scatter) },
      ...(spin.filled ? [{ type: 'fill', reels: spin.filled } as const] : []),
      ...(spin.mystery ? [{ type: 'reveal', mystery: spin.mystery } as const] : []),
      ...winsOf(spin, celebrate),
      ...intro,
    ];
  });
  // A big win is celebrated as what it is.
  if (free && tier < 2) steps.push({ type: 'free-outro', win: outcome.win });
  if (pot > 0) steps.push({ type: 'pot', amount: pot, before: outcome.win });
  steps.push({ type: 'total', win: total, tier, capped: outcome.capped });
  return steps;
}

/** Window after window, then what multiplies or adds to them all. */
function winsOf(spin: SpinShown, celebrate: boolean): PlaybackStep[] {
  const steps: PlaybackStep[] = [];
  const windows = [{ window: spin.window, lines: spin.lines }, ...(spin.tumbles ?? [])];
  let won = spin.totalWin - spin.win;
  /** The limit of a round may leave less than its windows say. */
  const upTo = (more: number) => Math.min(won + more, spin.totalWin);
  for (const [at, { lines }] of windows.entries()) {
    const last = at === windows.length - 1;
    const scatter = last ? spin.scatter : null;
    const after = upTo(lines.reduce((sum, { win }) => sum + win, 0) + (spin.bombs ? 0 : (scatter?.win ?? 0)));
    if (lines.length > 0 || scatter)
      steps.push({
        type: 'wins',
        lines,
        scatter,
        before: won,
        after,
        celebrate,
        brief: spin.mode !== 'base' || windows.length > 1,
      });
    won = after;
    const next = spin.tumbles?.[at];
    if (next) {
      const gone = lines.flatMap(({ cells }) => cells);
      steps.push({ type: 'tumble', gone, window: next.window, ...(next.spots && { spots: next.spots }) });
    }
  }
  const { bombs, expanded, hold, wheel } = spin;
  if (bombs) steps.push({ type: 'bombs', bombs, before: won, after: spin.totalWin, celebrate });
  if (expanded)
    steps.push({
      type: 'expand',
      symbol: expanded.symbol,
      reels: expanded.reels,
      before: won,
      after: spin.totalWin,
      celebrate,
    });
  if (hold) steps.push({ type: 'hold', hold, before: won, celebrate });
  if (wheel) steps.push({ type: 'wheel', part: wheel.part, before: won, after: spin.totalWin, celebrate });
  return steps;
}

/** Which reels are waited for: those after which one scatter is wanting. */
export function tensionOf({ window }: Pick<SpinShown, 'window'>, scatter: SlotRules['scatter']): boolean[] {
  let scatters = 0;
  return window.map((column) => {
    const waits = scatter !== null && scatters >= scatter.from - 1;
    scatters += column.filter((symbol) => symbol === scatter?.symbol).length;
    return waits;
  });
}
