/**
 * Short messages that go by themselves. `showToast('Copied', 'success')`.
 * For what must be acknowledged use `showAlert` of alerts.ts.
 */

import type { Tone } from './notice.tsx';
import { createStore, useStore } from './store.ts';

export interface Toast {
  key: number;
  message: string;
  tone: Tone;
}

const mostAtOnce = 3;
const shownMs = 6000;
const toasts = createStore<readonly Toast[]>([]);
let nextKey = 1;

/** The same message twice shows once; at most three stand at a time. */
export function showToast(message: string, tone: Tone = 'danger'): void {
  const key = nextKey++;
  const others = toasts.get().filter((toast) => toast.message !== message);
  toasts.set([...others, { key, message, tone }].slice(-mostAtOnce));
  setTimeout(() => hideToast(key), shownMs);
}

export function hideToast(key: number): void {
  toasts.set(toasts.get().filter((toast) => toast.key !== key));
}

/** Takes away what has gone wrong, for who has succeeded since. */
export function hideFailures(): void {
  toasts.set(toasts.get().filter(({ tone }) => tone !== 'danger'));
}

export function useToasts(): readonly Toast[] {
  return useStore(toasts);
}
