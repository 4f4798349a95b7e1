/**
 * Counts calls in flight for the loading indicator. It shows while one is under way and hides 100 ms after the last
 * has ended, so that it does not flicker between two calls that follow each other.
 */
import { createStore } from '@fairhouse/ui/store.ts';

const hideDelayMs = 100;

export function createInFlightCounter() {
  const shown = createStore(false);
  let count = 0;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  return {
    /** Registers a call; answers how to say that it ended (a second time does nothing). */
    begin(): () => void {
      count += 1;
      clearTimeout(hiding);
      shown.set(true);
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        count -= 1;
        if (count === 0) hiding = setTimeout(() => shown.set(false), hideDelayMs);
      };
    },
    shown,
  };
}

export const callsInFlight = createInFlightCounter();
