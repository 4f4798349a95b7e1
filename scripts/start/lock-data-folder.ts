import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '@fairhouse/database/embedded';
import { CannotRun } from '@fairhouse/operation/settings';

interface Holder {
  pid: number;
  /** Process numbers are used again; together with its start time a process is itself. */
  startedAt: string;
}

/** Makes this process the only supervisor of a data folder. Answers the function that lets go of it. */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, 'running.json');
  const holder = read(file);
  if (holder && holder.pid !== process.pid && isAlive(holder.pid) && startTime(holder.pid) === holder.startedAt) {
    throw new CannotRun(
      `Fairhouse is running on ${folder} already (process ${holder.pid}); stop it first, or choose another folder with FAIRHOUSE_DATA_DIR.`,
    );
  }
  writeFileSync(file, JSON.stringify({ pid: process.pid, startedAt: startTime(process.pid) } satisfies Holder));
  return () => {
    if (read(file)?.pid === process.pid) rmSync(file, { force: true });
  };
}

function read(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** Field 22 of Linux's /proc/<pid>/stat, in clock ticks since boot; empty where there is no /proc. */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in field 2 stands in parentheses and may contain spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
