import { readFileSync } from 'node:fs';

export interface ProcessStat {
  /** The first fifteen characters of the program's name. */
  name: string;
  /** From field 3 of the line on: state, parent, … */
  fields: string[];
}

/**
 * The line of /proc/<pid>/stat (proc(5)). Its name is in parentheses and may contain spaces. Undefined where the system has no
 * /proc (no Linux), and when there is no such process.
 */
export function processStat(pid: number): ProcessStat | undefined {
  const stat = readProc(pid, 'stat');
  if (stat === undefined) return undefined;
  const end = stat.lastIndexOf(')');
  return { name: stat.slice(stat.indexOf('(') + 1, end), fields: stat.slice(end + 2).split(' ') };
}

/** A file of a process; undefined when it cannot be read. */
export function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
