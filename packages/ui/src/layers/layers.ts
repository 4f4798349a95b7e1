import { useEffect, useRef } from 'react';
import { createStore } from '../store.ts';

/** What lies above the page: a window, a drawer, an alert, or a step within a window that can be gone back from. */
export interface Layer {
  /** What a step back of the browser does: closes it, goes back one step within it, or asks first. */
  leave: () => void;
}

/** From below to above. */
const open = createStore<readonly Layer[]>([]);

export const openLayers = open.get;

/** Called after every change. Answers how to stop listening. */
export const onLayersChanged = open.subscribe;

/** Keeps a layer open while it is mounted and `leave` is given. */
export function useLayer(leave: (() => void) | undefined): void {
  const latest = useRef(leave);
  latest.current = leave;
  const isOpen = leave !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    const layer: Layer = { leave: () => latest.current?.() };
    open.set([...open.get(), layer]);
    return () => open.set(open.get().filter((other) => other !== layer));
  }, [isOpen]);
}
