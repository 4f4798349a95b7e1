import type { SlotOutcome, SpinShown } from '@fairhouse/game-math';

/** From this many stakes on, a win is shown large. */
const bigWinStakes = 15;

export type PlaybackStep =
  | { type: 'free-intro'; freeSpins: number; more: boolean }
  | { type: 'spin'; spin: SpinShown; index: number; tension: boolean[] }
  | { type: 'wins'; spin: SpinShown; celebrate: boolean }
  | { type: 'free-outro'; win: number }
  | { type: 'total'; win: number; size: 'none' | 'returned' | 'win' | 'big'; capped: boolean };

/**
 * The round as the page plays it back, in order. A round that returns no more than its stake is told without any
 * effect of winning (RTS 14F), and that is known before its first win is shown.
 */
export function playbackOf(outcome: SlotOutcome, stake: number, scatter: string): PlaybackStep[] {
  const celebrate = outcome.win > stake;
  const steps: PlaybackStep[] = [];
  outcome.spins.forEach((spin, index) => {
    steps.push({ type: 'spin', spin, index, tension: tensionOf(spin, scatter) });
    if (spin.lines.length > 0 || spin.scatter) steps.push({ type: 'wins', spin, celebrate });
    const freeSpins = spin.scatter?.freeSpins ?? 0;
    if (freeSpins > 0 && index < outcome.spins.length - 1)
      steps.push({ type: 'free-intro', freeSpins, more: spin.mode === 'free' });
  });
  if (outcome.spins.length > 1) steps.push({ type: 'free-outro', win: outcome.win });
  steps.push({ type: 'total', win: outcome.win, size: sizeOf(outcome.win, stake), capped: outcome.capped });
  return steps;
}

function sizeOf(win: number, stake: number): 'none' | 'returned' | 'win' | 'big' {
  if (win === 0) return 'none';
  if (win <= stake) return 'returned';
  return win >= stake * bigWinStakes ? 'big' : 'win';
}

/** Which reels are waited for: those after which two scatters stand already. */
export function tensionOf({ window }: Pick<SpinShown, 'window'>, scatter: string): boolean[] {
  let scatters = 0;
  return window.map((column) => {
    const waits = scatters >= 2;
    scatters += column.filter((symbol) => symbol === scatter).length;
    return waits;
  });
}
