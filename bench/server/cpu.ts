import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/**
 * Processor seconds of a process and its direct children, those included that have ended: PostgreSQL is a family of
 * processes. NaN without /proc.
 */
export function cpuSeconds(pid: number): number {
  try {
    return familyOf(pid).reduce((sum, member) => sum + ticksOf(member, member === pid), 0) / ticksPerSecond;
  } catch {
    return Number.NaN;
  }
}

/** Processor seconds of children of this process that have ended; NaN without /proc. */
export function endedChildrenSeconds(): number {
  const [user, system] = statOf(process.pid).slice(13, 15).map(Number);
  return (user! + system!) / ticksPerSecond;
}

/** Resident memory of a process in MiB; NaN without /proc. */
export function residentMib(pid: number): number {
  try {
    return kibIn(`/proc/${pid}/status`, /VmRSS:\s+(\d+) kB/) / 1_024;
  } catch {
    return Number.NaN;
  }
}

/** Memory of a process and its direct children in MiB, pages that several of them share counted once. */
export function familyMib(pid: number): number {
  try {
    return familyOf(pid).reduce((sum, member) => sum + sharedMib(member), 0);
  } catch {
    return Number.NaN;
  }
}

/** Processor seconds that all processes of the machine have used together. */
function machineSeconds(): number {
  try {
    const [user, nice, system, , , irq, soft] = readFileSync('/proc/stat', 'utf8')
      .split('\n')[0]!
      .split(/\s+/)
      .slice(1);
    return [user, nice, system, irq, soft].reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
  } catch {
    return Number.NaN;
  }
}

export interface CpuUse<Name extends string> {
  /** Processor seconds by process. */
  seconds: Record<Name | 'client', number>;
  /** Cores busy with what is neither in the list nor this process. */
  otherCores: number;
}

/** Begins to measure; the answer tells what has been used since. `client` is this process. */
export function measureCpu<Name extends string>(pids: Record<Name, number>): () => CpuUse<Name> {
  const names = Object.keys(pids) as Name[];
  const read = () => {
    const { userCPUTime, systemCPUTime } = process.resourceUsage();
    const own = (userCPUTime + systemCPUTime) / 1e6;
    const seconds = Object.fromEntries(names.map((name) => [name, cpuSeconds(pids[name])]));
    return {
      at: performance.now(),
      machine: machineSeconds(),
      seconds: { ...seconds, client: own } as CpuUse<Name>['seconds'],
    };
  };
  const before = read();
  return () => {
    const after = read();
    const used = Object.fromEntries(
      [...names, 'client' as const].map((name) => [name, after.seconds[name] - before.seconds[name]]),
    ) as CpuUse<Name>['seconds'];
    const ours = Object.values<number>(used).reduce((sum, seconds) => sum + seconds, 0);
    const otherCores = (after.machine - before.machine - ours) / ((after.at - before.at) / 1_000);
    return { seconds: used, otherCores: Math.max(0, otherCores) };
  };
}

function familyOf(pid: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((each) => each === pid || Number(statOf(each)[1]) === pid);
}

/** The fields after the command's name, which may hold blanks and brackets itself. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  } catch {
    return [];
  }
}

/** User and system time: of the process itself, then of children it has waited for (proc(5), fields 14 to 17). */
function ticksOf(pid: number, withEnded: boolean): number {
  const times = statOf(pid).slice(11, withEnded ? 15 : 13);
  return times.reduce((sum, ticks) => sum + Number(ticks), 0);
}

/** Nought for a backend that ended since it was listed. */
function sharedMib(pid: number): number {
  try {
    return kibIn(`/proc/${pid}/smaps_rollup`, /\nPss:\s+(\d+) kB/) / 1_024 || 0;
  } catch {
    return 0;
  }
}

function kibIn(file: string, pattern: RegExp): number {
  return Number(pattern.exec(readFileSync(file, 'utf8'))?.[1]);
}
