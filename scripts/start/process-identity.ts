import { readFileSync } from 'node:fs';
import { isAlive } from '@fairhouse/database/embedded';

/** A process, told from a later one with the same number by when it started. */
export interface ProcessIdentity {
  pid: number;
  startedAt: string;
}

export function identityOf(pid: number): ProcessIdentity {
  return { pid, startedAt: startTime(pid) };
}

export function isRunning({ pid, startedAt }: ProcessIdentity): boolean {
  return isAlive(pid) && startTime(pid) === startedAt;
}

/** Number of the process that started this one; undefined where there is no /proc. */
export function parentOf(pid: number): number | undefined {
  const parent = Number(statOf(pid)?.fields[1]);
  return parent > 0 ? parent : undefined;
}

export function nameOf(pid: number): string | undefined {
  return statOf(pid)?.name;
}

/** Field 22 of Linux's /proc/<pid>/stat, in clock ticks since boot; empty where there is no /proc. */
function startTime(pid: number): string {
  return statOf(pid)?.fields[19] ?? '';
}

/** The name is field 2 of the line, in parentheses, and may contain spaces; `fields` begins with field 3. */
function statOf(pid: number): { name: string; fields: string[] } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = stat.lastIndexOf(')');
    return { name: stat.slice(stat.indexOf('(') + 1, end), fields: stat.slice(end + 2).split(' ') };
  } catch {
    return undefined;
  }
}
