import { isAlive } from '@fairhouse/database/embedded';
import { processStat } from '@fairhouse/operation/waiting';

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
  const parent = Number(processStat(pid)?.fields[1]);
  return parent > 0 ? parent : undefined;
}

export function nameOf(pid: number): string | undefined {
  return processStat(pid)?.name;
}

/** Field 22 of Linux's /proc/<pid>/stat, in clock ticks since boot; empty where there is no /proc. */
function startTime(pid: number): string {
  return processStat(pid)?.fields[19] ?? '';
}
