import { setTimeout as sleepMs } from 'node:timers/promises';

export interface Wait {
  /** Names what is awaited, for messages: "api to be ready". */
  what: string;
  /** Asked again and again until it answers true. An error ends the wait and is thrown. */
  isSo(): boolean | Promise<boolean>;
  /** A value that changes while there is progress, such as processor time used, rows written or lines logged. */
  progress(): unknown;
  /** Gives up after so long without a change of `progress`; 60,000 by default. */
  stalledMs?: number;
  /** Between two looks; 50 by default. */
  everyMs?: number;
  /** Takes a line every ten seconds: what is awaited, and for how long. */
  say?: ((line: string) => void) | undefined;
  /** Ends the wait with the signal's reason. */
  signal?: AbortSignal | undefined;
  clock?: Clock;
}

export interface Clock {
  nowMs(): number;
  sleep(ms: number): Promise<void>;
}

const realClock: Clock = { nowMs: () => performance.now(), sleep: (ms) => sleepMs(ms) };

const sayEveryMs = 10_000;
/** `progress` may read files of the system: not at every look. */
const measureEveryMs = 1_000;
/** A longer gap between two looks means that this process itself did not run: that says nothing about the awaited one. */
const longestStepMs = 2_000;

/**
 * Waits until something is so, as long as there is progress. Answers false once nothing has changed for `stalledMs`.
 * There is no limit to the whole wait: a slow machine takes long, and a stuck process makes no progress.
 */
export async function waitWhileProgress(wait: Wait): Promise<boolean> {
  const { what, isSo, progress, stalledMs = 60_000, everyMs = 50, say, signal, clock = realClock } = wait;
  const startedAt = clock.nowMs();
  let lookedAt = startedAt;
  let measuredAt = startedAt;
  let sentenceAt = startedAt;
  let last = progress();
  let stalledForMs = 0;
  for (;;) {
    signal?.throwIfAborted();
    if (await isSo()) return true;
    const now = clock.nowMs();
    stalledForMs += Math.min(now - lookedAt, longestStepMs);
    lookedAt = now;
    if (now - measuredAt >= measureEveryMs) {
      measuredAt = now;
      const current = progress();
      if (current !== last) stalledForMs = 0;
      last = current;
    }
    if (stalledForMs >= stalledMs) return false;
    if (now - sentenceAt >= sayEveryMs) {
      sentenceAt = now;
      say?.(`Waiting for ${what} (${Math.round((now - startedAt) / 1_000)} s) …`);
    }
    await clock.sleep(everyMs);
  }
}
