import { processStat, readProc } from './process-stat.ts';

/** Clock ticks (100 a second on Linux) that count as one step of progress: less is what an idle process uses as well. */
const ticksAStep = 50;

/**
 * How much a process and its children have worked: a number that grows by one with each half second of processor time and
 * with each megabyte read or written. Undefined where the system does not tell (no Linux), or the process has ended.
 */
export function workOf(pid: number): number | undefined {
  const ticks = ticksOf(pid);
  return ticks === undefined ? undefined : Math.floor(ticks / ticksAStep) + Math.floor(bytesOf(pid) / 2 ** 20);
}

/** Fields 14 to 17: own time and that of children that have ended, in user and system mode (proc(5)). */
function ticksOf(pid: number): number | undefined {
  const stat = processStat(pid);
  if (stat === undefined) return undefined;
  const own = stat.fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return childrenOf(pid).reduce((sum, child) => sum + (ticksOf(child) ?? 0), own);
}

function bytesOf(pid: number): number {
  const io = readProc(pid, 'io') ?? '';
  const own = [...io.matchAll(/^(?:read|write)_bytes: (\d+)$/gm)].reduce((sum, [, bytes]) => sum + Number(bytes), 0);
  return childrenOf(pid).reduce((sum, child) => sum + bytesOf(child), own);
}

function childrenOf(pid: number): number[] {
  return (readProc(pid, `task/${pid}/children`) ?? '').split(' ').filter(Boolean).map(Number);
}
