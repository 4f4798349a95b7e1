/** Whether the API can be reached: by the last call's outcome and by what the browser knows of its connection. */

import { createStore, useStore } from '@fairhouse/ui/store.ts';
import { onReachability } from './api.ts';

const failuresUntilAway = 2;
const reachable = createStore(true);
let failures = 0;

/** Begins to listen; once, at the start of the app. */
export function watchReachability(): void {
  onReachability((reached) => {
    failures = reached ? 0 : failures + 1;
    // A single failure may be one packet; two in a row are an outage worth a banner.
    reachable.set(failures < failuresUntilAway && (reached || reachable.get()));
  });
  addEventListener('offline', () => reachable.set(false));
  addEventListener('online', () => {
    failures = 0;
    reachable.set(true);
  });
}

/** Says so where a single failure is certain enough. */
export function reportAway(): void {
  failures = failuresUntilAway;
  reachable.set(false);
}

/** Resolves once the API can be reached; at once when it can. */
export function untilReachable(): Promise<void> {
  if (reachable.get()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = reachable.subscribe(() => {
      if (!reachable.get()) return;
      stop();
      resolve();
    });
  });
}

export function useReachable(): boolean {
  return useStore(reachable);
}
