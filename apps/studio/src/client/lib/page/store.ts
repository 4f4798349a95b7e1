import { useEffect, useState } from 'preact/hooks';

/** A value that the page watches; every change replaces it. */
export class Store<T extends object> {
  private readonly watchers = new Set<() => void>();

  constructor(private current: T) {}

  get(): T {
    return this.current;
  }

  set(change: Partial<T>): void {
    // Each watcher draws: a change that changes nothing is none.
    if ((Object.keys(change) as (keyof T)[]).every((key) => Object.is(this.current[key], change[key]))) return;
    this.current = { ...this.current, ...change };
    for (const watcher of this.watchers) watcher();
  }

  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }
}

export function useStore<T extends object>(store: Store<T>): T {
  const [value, setValue] = useState(store.get());
  useEffect(() => {
    setValue(store.get());
    return store.watch(() => setValue(store.get()));
  }, [store]);
  return value;
}
