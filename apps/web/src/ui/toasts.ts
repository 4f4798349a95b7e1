/**
 * Short messages that go by themselves. `showToast('Copied', 'success')`.
 * For what must be acknowledged use `showAlert` of lib/alerts.ts.
 */
import { useSyncExternalStore } from 'react';
import type { Tone } from './notice.tsx';

export interface Toast {
  key: number;
  message: string;
  tone: Tone;
}

const mostAtOnce = 3;
const shownMs = 6000;
const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let nextKey = 1;

function become(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** The same message twice shows once; at most three stand at a time. */
export function showToast(message: string, tone: Tone = 'danger'): void {
  const key = nextKey++;
  become([...toasts.filter((toast) => toast.message !== message), { key, message, tone }].slice(-mostAtOnce));
  setTimeout(() => hideToast(key), shownMs);
}

export function hideToast(key: number): void {
  if (toasts.some((toast) => toast.key === key)) become(toasts.filter((toast) => toast.key !== key));
}

/** Takes away what has gone wrong, for who has succeeded since. */
export function hideFailures(): void {
  become(toasts.filter(({ tone }) => tone !== 'danger'));
}

const none: readonly Toast[] = [];

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
    () => none,
  );
}
