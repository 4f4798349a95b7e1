import { createStore, useStore } from '@fairhouse/ui/store.ts';

/** One clock for the whole page: all ages and countdowns step together. */
const now = createStore(Date.now());
setInterval(() => now.set(Date.now()), 1_000);

/** Milliseconds since 1970, again each second. */
export function useNow(): number {
  return useStore(now);
}
