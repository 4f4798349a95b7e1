import { useEffect, useRef, useState } from 'preact/hooks';
import { motionReduced } from './motion.ts';
import { Presentation } from './presentation.ts';
import { tierOf, type WinTier } from './win-tier.ts';

/** How long a win of each tier is counted up, in milliseconds. */
const countedMs = [0, 600, 1_700, 3_000, 4_800] as const satisfies Record<WinTier, number>;

/** Counts a win up from nothing, the longer the further it is celebrated; at once what is no win. `stop` ends it where it is. */
export function countUp(win: number, tier: WinTier, draw: (counted: number) => void): { stop: () => void } {
  const counting = new Presentation();
  let stopped = false;
  void counting
    .tween(motionReduced() ? 0 : countedMs[tier], (progress) => {
      if (!stopped) draw(progress === 1 ? win : Math.floor(win * (1 - (1 - progress) ** 2)));
    })
    .then(() => counting.close());
  return {
    stop() {
      stopped = true;
      counting.close();
    },
  };
}

/** A win counted up from nothing; any press shows it whole. */
export function useCounted(win: number | null, stake: number): number | null {
  const [shown, setShown] = useState(win);
  useEffect(() => {
    if (win === null) return setShown(null);
    return countUp(win, tierOf((win * 100) / stake), setShown).stop;
  }, [win, stake]);
  return shown;
}

/** The same where the screen says when. The next round does not wait for it. */
export function useWinCount() {
  const [counted, setCounted] = useState(0);
  const counting = useRef<{ stop: () => void } | null>(null);
  return {
    counted,
    countUp(win: number, tier: WinTier): void {
      counting.current?.stop();
      counting.current = countUp(win, tier, setCounted);
    },
    clearCount(): void {
      counting.current?.stop();
      setCounted(0);
    },
  };
}
