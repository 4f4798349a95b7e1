import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What tells the casino's time, and sets it. Rows cannot be dated back, since the hashes of postings hold their times, and a clock in
 * code would touch two hundred statements and be a switch to guard. So libfaketime moves the clock of every process, PostgreSQL too,
 * twice a day, while nothing is asked; expiries, cashback and reconciliation then happen by themselves. PostgreSQL sometimes ends a
 * connection that seems idle for weeks, from which the platform recovers as from any lost connection.
 */
export interface DemoClock {
  /** Whether `moveTo` moves anything. */
  canMove: boolean;
  /** With which every process of the casino, the database too, reads this clock. */
  env: Record<string, string>;
  now(): Date;
  /** So long before the present; nobody may be asking the casino meanwhile. */
  moveTo(beforeNowMs: number): Promise<void>;
}

const fileName = 'libfaketime.so.1';
const folders = ['/usr/lib/faketime', '/usr/local/lib/faketime', '/usr/lib64/faketime'];
/** What was answered may still be booked for a moment, and rows of a day ago must not end today. */
const quietMs = 350;
/** Until the casino has read the database's time again. */
const noticedMs = 500;

/** Of Debian's package `faketime` and its like; undefined where it is not installed, or the system has none. */
export function findFaketime(): string | undefined {
  const multiarch = existsSync('/usr/lib')
    ? readdirSync('/usr/lib').map((folder) => join('/usr/lib', folder, 'faketime'))
    : [];
  return [...folders, ...multiarch].map((folder) => join(folder, fileName)).find((path) => existsSync(path));
}

/** A clock that is read from a file in `folder`. Only the calendar moves: time-outs and intervals stay real. */
export function movedClock(library: string, folder: string): DemoClock {
  const file = join(folder, 'demo-clock');
  let offsetMs = 0;
  const write = (ms: number) => {
    offsetMs = -Math.round(ms / 1_000) * 1_000;
    // Anyone who reads finds the old time or the new one.
    writeFileSync(`${file}.new`, `${offsetMs < 0 ? '-' : '+'}${Math.abs(offsetMs) / 1_000}\n`, { mode: 0o644 });
    renameSync(`${file}.new`, file);
  };
  write(0);
  return {
    canMove: true,
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      // Kept for a second, the time of a file would differ from process to process.
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    },
    now: () => new Date(Date.now() + offsetMs),
    async moveTo(beforeNowMs) {
      await sleep(quietMs);
      write(beforeNowMs);
      await sleep(noticedMs);
    },
  };
}

/** The present, and nothing else. */
export const presentClock: DemoClock = {
  canMove: false,
  env: {},
  now: () => new Date(),
  moveTo: async () => {},
};
