import { setTimeout as sleep } from 'node:timers/promises';
import { outsideCalls } from '../acting-key.ts';
import type { LockedJob } from './job.store.ts';
import type { JobLog, StandingJob } from './job.ts';

/** A standing job, as a worker of this process has it in hand from time to time. */
export interface Holder {
  /** Runs round after round for a while, then gives the job back. */
  hold(locked: LockedJob): Promise<void>;
  /** Begins the next round now rather than when its time comes, if the job is in hand here. */
  wake(): void;
}

interface HolderParts {
  /** How long the job stays in hand. */
  stayMs: number;
  isEnding(): boolean;
  /** Puts the job back, due in `inMs`; false when it is another's by now. */
  giveBack(locked: LockedJob, inMs: number): Promise<boolean>;
  log: JobLog;
}

const tryAgainMs = 1_000;

/**
 * Work that is looked for every second would cost three commits a second if each round were a job of its own. So a worker
 * keeps a job as long as its next round is near, and pauses with it in hand; what is due later waits in its row.
 */
export function createHolder(job: StandingJob, { stayMs, isEnding, giveBack, log }: HolderParts): Holder {
  let isAwake = false;
  let wakeUp = () => {};
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, isAwake ? 0 : job.everyMs);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function round(): Promise<number> {
    try {
      return await outsideCalls(() => job.run());
    } catch (error) {
      log.warn({ err: error, job: job.name }, 'a recurring job failed');
      return 0;
    }
  }

  /** While the database is away the job stays in hand; nobody else could take it either. */
  async function putBack(locked: LockedJob, inMs: number): Promise<void> {
    for (;;) {
      try {
        if (await giveBack(locked, inMs)) return;
        break;
      } catch (error) {
        if (isEnding()) throw error;
        log.warn({ err: error, job: job.name }, 'a job could not be released yet');
        await sleep(tryAgainMs);
      }
    }
    // What a worker throws leaves the row to whom it belongs; what it finishes is removed.
    throw new Error('This process was taken for dead, and another has the job.');
  }

  return {
    async hold(locked) {
      const leaveAtMs = performance.now() + stayMs;
      const isKept = job.everyMs < stayMs;
      while (!isEnding()) {
        isAwake = false;
        const found = await round();
        const nextInMs = found > 0 || isAwake ? 0 : job.everyMs;
        if (performance.now() + nextInMs >= leaveAtMs) return putBack(locked, isKept ? 0 : nextInMs);
        if (nextInMs > 0) await pause();
      }
      return putBack(locked, 0);
    },
    wake() {
      isAwake = true;
      wakeUp();
    },
  };
}
