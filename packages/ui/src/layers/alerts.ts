/**
 * Messages that wait for an answer:
 *   await showAlert({ message: t('paid') });                       // OK
 *   if (await askToConfirm({ message: t('sure'), confirm: t('cancelIt') })) …
 * Several asked at once stand one after another.
 */
import { createStore, useStore } from '../store.ts';

export interface Alert {
  key: number;
  title?: string;
  message: string;
  /** The button's text; 'OK' by default. */
  confirm?: string;
  /** Present: there is a second button, and Escape means it. */
  cancel?: string;
  tone?: 'plain' | 'danger';
  answer: (confirmed: boolean) => void;
}

type Asked = Omit<Alert, 'key' | 'answer'>;

const waiting = createStore<readonly Alert[]>([]);
let nextKey = 1;

/** Resolves when it was acknowledged: true by the button, false by Escape. */
export function showAlert(asked: Omit<Asked, 'cancel'>): Promise<boolean> {
  return ask(asked);
}

/** Resolves with whether it was confirmed. */
export function askToConfirm(asked: Asked & { cancel: string }): Promise<boolean> {
  return ask(asked);
}

function ask(asked: Asked): Promise<boolean> {
  return new Promise((resolve) => {
    const key = nextKey++;
    const answer = (confirmed: boolean) => {
      waiting.set(waiting.get().filter((alert) => alert.key !== key));
      resolve(confirmed);
    };
    waiting.set([...waiting.get(), { ...asked, key, answer }]);
  });
}

/** Answers all that wait with no, as Escape does. */
export function dismissAlerts(): void {
  for (const alert of waiting.get()) alert.answer(false);
}

export function firstAlert(): Alert | undefined {
  return waiting.get()[0];
}

export function useFirstAlert(): Alert | undefined {
  return useStore(waiting)[0];
}
