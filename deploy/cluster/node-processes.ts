import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Service } from '../../scripts/start/service.ts';

/** The server of a node: Patroni starts it apart from itself. */
export function postmasterOf(folder: string): number | undefined {
  const pid = Number(fileOf(join(folder, 'data', 'postmaster.pid')).split('\n')[0]);
  // Its number may be another process's since: the server of this folder names it.
  return pid > 0 && fileOf(`/proc/${pid}/comm`).trim() === 'postgres' ? pid : undefined;
}

/** The server and its processes, it first, so that none is born while they are sent something. */
export function postgresOf(folder: string): number[] {
  const postmaster = postmasterOf(folder);
  return postmaster === undefined ? [] : [postmaster, ...childrenOf(postmaster)];
}

/** Patroni with whatever it has started, and the server: all that makes a node. */
export function nodeProcesses(service: Service, folder: string): number[] {
  const pid = service.pid();
  return [...(pid === undefined ? [] : [pid, ...childrenOf(pid)]), ...postgresOf(folder)];
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      // It has ended by itself.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** A node that ends at once, as its machine does: nothing is reported to anybody. It rests until it is asked to restart. */
export async function endNode(service: Service, folder: string): Promise<void> {
  const ended = service.rest('SIGKILL');
  signalAll(postgresOf(folder), 'SIGKILL');
  await ended;
}

/** By Linux's /proc: field 4 of stat is the parent, behind a name in parentheses. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      const stat = fileOf(`/proc/${pid}/stat`);
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
    });
}

function fileOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
