import { useEffect, useRef, useState } from 'preact/hooks';
import { motionReduced, tween } from './motion.ts';
import { allowedTier } from './win-tier.ts';

/** A win counted up from nothing, the longer the more times the stake it is; any press shows it whole. */
export function useCounted(win: number | null, stake: number): number | null {
  const [shown, setShown] = useState(win);
  const run = useRef(0);
  useEffect(() => {
    const mine = ++run.current;
    if (win === null || win === 0 || motionReduced() || allowedTier(1) === 0) {
      setShown(win);
      return;
    }
    const whole = () => {
      run.current++;
      setShown(win);
    };
    addEventListener('pointerdown', whole, { once: true });
    addEventListener('keydown', whole, { once: true });
    const ms = 300 + 350 * Math.min(4, Math.log10(Math.max(1, win / stake)) + 0.3);
    void tween(ms, (progress) => {
      if (mine === run.current) setShown(progress === 1 ? win : Math.floor(win * (1 - (1 - progress) ** 2)));
    });
    return () => {
      removeEventListener('pointerdown', whole);
      removeEventListener('keydown', whole);
    };
  }, [win, stake]);
  return shown;
}
