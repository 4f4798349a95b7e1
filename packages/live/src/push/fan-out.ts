import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Seat } from './reader.ts';

interface Sending {
  number: number;
  about: string;
  to: Iterable<Seat>;
  frame(): Buffer;
}

/** Some three milliseconds of writing; whatever else the process has to do comes in between. */
const atOnce = 250;

/** Writes frames to many, one frame after the other and each to slices of them. `write` decides about each. */
export function openFanOut(write: (seat: Seat, frame: Buffer) => void) {
  let queue: Sending[] = [];
  let sent = 0;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const frame = next.frame();
      let written = 0;
      for (const seat of next.to) {
        // Who came later began with a snapshot that this is in.
        if (seat.since >= next.number) continue;
        write(seat, frame);
        if (++written % atOnce === 0) await nextTurn();
      }
    }
    running = undefined;
  }

  return {
    /** The frame is made when its turn comes. */
    send(about: string, to: Iterable<Seat>, frame: () => Buffer): void {
      sent += 1;
      queue.push({ number: sent, about, to, frame });
      running ??= nextTurn().then(run);
    },
    /** Of the last frame that was given. */
    number: () => sent,
    waiting: (about: string) => queue.reduce((sum, one) => sum + Number(one.about === about), 0),
    forget(about: string): void {
      queue = queue.filter((one) => one.about !== about);
    },
    idle: async () => running,
  };
}
