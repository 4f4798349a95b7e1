import { useRef } from 'preact/hooks';
import { motionReduced, tween } from '../../lib/win/motion.ts';
import type { TableEvent } from './draw-poker.states.ts';

/** Counts a win up on the dock; another press shows it whole. */
export function useCountedWin(dispatch: (event: TableEvent) => void) {
  const skip = useRef<() => void>(() => {});
  async function countUp(amount: number, ms: number) {
    if (ms > 0) {
      dispatch({ type: 'counting' });
      let skipped = false;
      const pressed = new Promise<void>((resolve) => {
        skip.current = () => {
          skipped = true;
          resolve();
        };
      });
      const counted = tween(motionReduced() ? 0 : ms, (progress) => {
        if (!skipped) dispatch({ type: 'counted', win: Math.round(amount * progress), isOver: false });
      });
      await Promise.race([counted, pressed]);
    }
    dispatch({ type: 'counted', win: amount, isOver: true });
  }
  return { countUp, skipCount: () => skip.current() };
}
