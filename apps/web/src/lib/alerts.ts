/**
 * Messages that wait for an answer:
 *   await showAlert({ message: t('paid') });                       // OK
 *   if (await askToConfirm({ message: t('sure'), confirm: t('cancelIt') })) …
 * Several asked at once stand one after another.
 */
import { useSyncExternalStore } from 'react';

export interface Alert {
  key: number;
  title?: string;
  message: string;
  /** The button's text; 'OK' unless told otherwise. */
  confirm?: string;
  /** Present: there is a second button, and Escape means it. */
  cancel?: string;
  tone?: 'plain' | 'danger';
  answer: (confirmed: boolean) => void;
}

type Asked = Omit<Alert, 'key' | 'answer'>;

const listeners = new Set<() => void>();
let waiting: readonly Alert[] = [];
let nextKey = 1;

function become(next: readonly Alert[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Resolves when it was acknowledged: true by the button, false by Escape. */
export function showAlert(asked: Omit<Asked, 'cancel'>): Promise<boolean> {
  return ask(asked);
}

/** Resolves with whether the player confirmed. */
export function askToConfirm(asked: Asked & { cancel: string }): Promise<boolean> {
  return ask(asked);
}

function ask(asked: Asked): Promise<boolean> {
  return new Promise((resolve) => {
    const key = nextKey++;
    const answer = (confirmed: boolean) => {
      become(waiting.filter((alert) => alert.key !== key));
      resolve(confirmed);
    };
    become([...waiting, { ...asked, key, answer }]);
  });
}

/** Answers all that wait with no, as Escape does. */
export function dismissAlerts(): void {
  for (const alert of waiting) alert.answer(false);
}

export function firstAlert(): Alert | undefined {
  return waiting[0];
}

export function useFirstAlert(): Alert | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    firstAlert,
    () => undefined,
  );
}
