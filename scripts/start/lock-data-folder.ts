import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotRun } from '@fairhouse/operation/settings';
import { identityOf, isRunning, type ProcessIdentity } from './process-identity.ts';

/**
 * Makes this process the only supervisor of a data folder, before it writes anything else there. Answers the function that
 * releases the lock. Throws CannotRun while another process holds it.
 *
 * Each holder creates the file with the next number, which succeeds for one process only; the highest number is the current
 * holder. Numbers are never used twice, so a process that decided on an old listing cannot remove a newer lock.
 */
export function lockDataFolder(folder: string): () => void {
  const locks = locksIn(folder);
  mkdirSync(locks, { recursive: true, mode: 0o700 });
  for (;;) {
    const { number, holder } = newest(locks);
    if (holder && holder.pid !== process.pid && isRunning(holder)) {
      throw new CannotRun(
        `Fairhouse is running on ${folder} already (process ${holder.pid}); stop it first, or choose another folder with FAIRHOUSE_DATA_DIR.`,
      );
    }
    const own = join(locks, String(number + 1));
    if (!create(own, identityOf(process.pid))) continue;
    for (const name of numbersIn(locks)) if (name < number) rmSync(join(locks, String(name)), { force: true });
    return () => replace(own, undefined);
  }
}

/** The process that holds the lock of a data folder; undefined while nothing runs there. */
export function holderOf(folder: string): number | undefined {
  const { holder } = newest(locksIn(folder));
  return holder && isRunning(holder) ? holder.pid : undefined;
}

const locksIn = (folder: string) => join(folder, 'running');

/** With its content at once, or not at all: answers false when another process was first. */
function create(file: string, content: ProcessIdentity): boolean {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify(content), { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function replace(file: string, content: ProcessIdentity | undefined): void {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify(content ?? null), { mode: 0o600 });
  renameSync(draft, file);
}

function newest(locks: string): { number: number; holder: ProcessIdentity | undefined } {
  const number = Math.max(0, ...numbersIn(locks));
  return { number, holder: number === 0 ? undefined : read(join(locks, String(number))) };
}

function numbersIn(locks: string): number[] {
  try {
    return readdirSync(locks)
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

/** A disk that was full may have left an empty file: nobody holds that. */
function read(file: string): ProcessIdentity | undefined {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity | null) ?? undefined;
  } catch {
    return undefined;
  }
}
