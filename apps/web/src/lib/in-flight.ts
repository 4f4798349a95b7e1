/**
 * Counts calls in flight for the loading indicator. It shows while one is under way and hides 100 ms after the last
 * has ended, so that it does not flicker between two calls that follow each other.
 */
const hideDelayMs = 100;

export function createInFlightCounter() {
  const listeners = new Set<() => void>();
  let count = 0;
  let shown = false;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  function show(value: boolean): void {
    if (shown === value) return;
    shown = value;
    for (const listener of listeners) listener();
  }

  return {
    /** Registers a call; answers how to say that it ended (a second time does nothing). */
    begin(): () => void {
      count += 1;
      clearTimeout(hiding);
      show(true);
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        count -= 1;
        if (count === 0) hiding = setTimeout(() => show(false), hideDelayMs);
      };
    },
    isShown: () => shown,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const callsInFlight = createInFlightCounter();
