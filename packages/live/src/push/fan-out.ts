import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Seat } from './reader.ts';

interface Waiting {
  to: Iterable<Seat>;
  /** Each is made when its turn comes. */
  frames: (() => Buffer)[];
  /** Of the last of them. */
  number: number;
  isUrgent: boolean;
}

/** Some three milliseconds of writing; whatever else the process has to do comes in between. */
const atOnce = 250;
/** After a pass it rests so many times as long as that took, but for what is urgent: then it takes a quarter of the process. */
const restTimes = 3;
const longestRestMs = 1_000;

/**
 * Writes frames to many, in slices of them. What has gathered about one thing is one write to each reader: a write costs ten
 * microseconds, whatever is in it. `write` decides about each reader.
 */
export function openFanOut(write: (seat: Seat, frame: Buffer) => void) {
  const waiting = new Map<string, Waiting>();
  let sent = 0;
  let restsUntil = 0;
  let running: Promise<void> | undefined;
  let wake: (() => void) | undefined;

  async function run(): Promise<void> {
    await nextTurn();
    while (waiting.size > 0) {
      const next = takeDue();
      if (next) await pass(next);
      else await rest();
    }
    running = undefined;
  }

  function takeDue(): Waiting | undefined {
    const all = [...waiting];
    const isRested = performance.now() >= restsUntil;
    const [about, next] = all.find(([, { isUrgent }]) => isUrgent) ?? (isRested ? all[0]! : []);
    if (about !== undefined) waiting.delete(about);
    return next;
  }

  async function pass({ to, frames, number }: Waiting): Promise<void> {
    const beganAt = performance.now();
    const frame = Buffer.concat(frames.map((make) => make()));
    let written = 0;
    for (const seat of to) {
      // Who came later began with a snapshot that all of this is in.
      if (seat.since >= number) continue;
      write(seat, frame);
      if (++written % atOnce === 0) await nextTurn();
    }
    const endedAt = performance.now();
    restsUntil = endedAt + Math.min((endedAt - beganAt) * restTimes, longestRestMs);
  }

  function rest(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, restsUntil - performance.now());
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return {
    send(about: string, to: Iterable<Seat>, frame: () => Buffer, isUrgent = false): void {
      sent += 1;
      const before = waiting.get(about);
      waiting.set(about, {
        to,
        frames: [...(before?.frames ?? []), frame],
        number: sent,
        isUrgent: isUrgent || before?.isUrgent === true,
      });
      if (isUrgent) wake?.();
      running ??= run();
    },
    /** Of the last frame that was given. */
    number: () => sent,
    waiting: (about: string) => waiting.get(about)?.frames.length ?? 0,
    forget(about: string): void {
      waiting.delete(about);
    },
    idle: async () => running,
  };
}
