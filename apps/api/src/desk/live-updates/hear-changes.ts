import { setTimeout as pause } from 'node:timers/promises';
import type { LiveDeps } from './live.deps.ts';
import { answers, listenForChanges } from './live.store.ts';

interface Hearing {
  /** Something of this kind has changed. */
  changed(kind: string): void;
  /** Whether changes are heard from now on; what changed while they were not is not told. */
  hears(isHearing: boolean): void;
}

export interface ChangeListener {
  /** Begins to listen; called again it does nothing. */
  open(): void;
  close(): Promise<void>;
}

const lookEveryMs = 15_000;
const tryAgainMs = 1_000;

/** Keeps one connection that listens, a new one whenever it breaks. Nothing is asked of the database before somebody listens. */
export function hearChanges({ db, log }: Pick<LiveDeps, 'db' | 'log'>, { changed, hears }: Hearing): ChangeListener {
  const ending = new AbortController();
  let running: Promise<void> | undefined;

  async function listen(): Promise<void> {
    const client = await db.connect();
    const lost = new AbortController();
    const lose = () => lost.abort();
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ payload }) => changed(payload ?? ''));
    try {
      await listenForChanges(client);
      hears(true);
      const over = AbortSignal.any([ending.signal, lost.signal]);
      while (!over.aborted) {
        await pause(lookEveryMs, undefined, { signal: over }).catch(() => {});
        if (!over.aborted) await answers(client);
      }
    } finally {
      hears(false);
      // Another one that listened would hear for anyone who gets it next.
      client.release(true);
    }
  }

  async function keepListening(): Promise<void> {
    while (!ending.signal.aborted) {
      await listen().catch((error: unknown) => log.warn({ err: error }, 'notifications for the desk are not received'));
      await pause(tryAgainMs, undefined, { signal: ending.signal }).catch(() => {});
    }
  }

  return {
    open() {
      running ??= keepListening();
    },
    async close() {
      ending.abort();
      await running;
    },
  };
}
