/** Whether the API can be reached: by the last call's outcome and by what the browser knows of its connection. */
import { useSyncExternalStore } from 'react';
import { onReachability } from './api.ts';

const failuresUntilAway = 2;
const listeners = new Set<() => void>();
let failures = 0;
let reachable = true;

function become(next: boolean): void {
  if (next === reachable) return;
  reachable = next;
  for (const listener of listeners) listener();
}

/** Begins to listen; once, at the start of the app. */
export function watchReachability(): void {
  onReachability((reached) => {
    failures = reached ? 0 : failures + 1;
    // A single failure may be one packet; two in a row are an outage worth a banner.
    become(failures < failuresUntilAway && (reached || reachable));
  });
  addEventListener('offline', () => become(false));
  addEventListener('online', () => {
    failures = 0;
    become(true);
  });
}

/** Says so where a single failure is certain enough. */
export function reportAway(): void {
  failures = failuresUntilAway;
  become(false);
}

/** Resolves once the API can be reached; at once when it can. */
export function untilReachable(): Promise<void> {
  if (reachable) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (!reachable) return;
      stop();
      resolve();
    });
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useReachable(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => reachable,
    () => true,
  );
}
