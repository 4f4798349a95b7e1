import { useSyncExternalStore } from 'react';

/** Whether this page is notified of changes; `unknown` until it has been tried for a moment. */
export type LiveState = 'unknown' | 'live' | 'deaf';

let state: LiveState = 'unknown';
const listeners = new Set<() => void>();

export function setLive(now: LiveState): void {
  if (state === now) return;
  state = now;
  for (const listener of listeners) listener();
}

export function useLive(): LiveState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}
