import { useSyncExternalStore } from 'react';

/** A value that lives outside of components and that they follow. */
export interface Store<T> {
  get(): T;
  /** Replaces the value and calls all listeners, unless it is the same. */
  set(next: T): void;
  /** Called after every change. Answers how to stop listening. */
  subscribe(listener: () => void): () => void;
  /** The value in the page that the build draws. */
  drawn(): T;
}

/** `drawn` is what the page shows before the app is there; the first value by default. */
export function createStore<T>(first: T, drawn: T = first): Store<T> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    drawn: () => drawn,
  };
}

export function useStore<T>({ subscribe, get, drawn }: Store<T>): T {
  return useSyncExternalStore(subscribe, get, drawn);
}
