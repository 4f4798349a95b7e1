import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** Resident memory of a process in MiB; undefined where there is no /proc. */
export function residentMib(pid: number): number | undefined {
  try {
    const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return line ? Math.round(Number(line[1]) / 1024) : undefined;
  } catch {
    return undefined;
  }
}

/** Processor seconds a process and its direct children have used; PostgreSQL is a family of processes. */
export function cpuSeconds(pid: number): number {
  try {
    const family = readdirSync('/proc').filter(
      (name) => /^\d+$/.test(name) && (Number(name) === pid || parentOf(name) === pid),
    );
    return family.reduce((sum, name) => sum + ticksOf(name), 0) / ticksPerSecond;
  } catch {
    return Number.NaN;
  }
}

/** The fields after the command's name, which may hold blanks and brackets itself. */
function statOf(name: string): string[] {
  try {
    return readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  } catch {
    return [];
  }
}

const parentOf = (name: string) => Number(statOf(name)[1]);
const ticksOf = (name: string) => Number(statOf(name)[11] ?? 0) + Number(statOf(name)[12] ?? 0);
