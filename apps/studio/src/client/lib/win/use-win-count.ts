import { useRef, useState } from 'preact/hooks';
import { motionReduced, tween } from './motion.ts';
import type { WinTier } from './win-tier.ts';

/** A win counted up from nothing. The next round does not wait for it: anyone who presses again has seen enough. */
export function useWinCount() {
  const [counted, setCounted] = useState(0);
  const run = useRef(0);
  return {
    counted,
    /** The longer the further it is celebrated; at once for what is no win. */
    countUp(win: number, tier: WinTier): void {
      const mine = ++run.current;
      void tween(tier === 0 || motionReduced() ? 0 : 300 + 450 * tier, (progress) => {
        if (run.current === mine) setCounted(Math.round(win * (1 - (1 - progress) ** 2)));
      });
    },
    clearCount(): void {
      run.current++;
      setCounted(0);
    },
  };
}
