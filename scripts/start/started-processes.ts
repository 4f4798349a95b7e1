import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitWhileProgress, workOf } from '@fairhouse/operation/waiting';
import { identityOf, isRunning, type ProcessIdentity } from './process-identity.ts';

interface StartedProcess extends ProcessIdentity {
  name: string;
}

/** Notes each process that a supervisor starts. */
export type NoteProcess = (name: string, pid: number | undefined) => void;

/**
 * Keeps a list of the processes that were started on a data folder, so that the next start can end those that a killed
 * supervisor left behind. PostgreSQL is not on it: its own file says who it is, and a start takes it over.
 */
export function noteProcessesIn(folder: string): NoteProcess {
  const file = fileIn(folder);
  return (name, pid) => {
    if (pid === undefined) return;
    const others = readAll(file).filter(isRunning);
    writeFileSync(`${file}.new`, JSON.stringify([...others, { name, ...identityOf(pid) }]), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
}

/** One that was told to end and does nothing for so long is stuck. */
const usualStalledMs = 10_000;

/** Ends what an earlier supervisor of the folder left running. Only the holder of the folder's lock may ask for it. */
export async function endLeftProcesses(
  folder: string,
  say: (line: string) => void,
  stalledMs = usualStalledMs,
): Promise<void> {
  const left = readAll(fileIn(folder)).filter(isRunning);
  if (left.length === 0) return;
  say(`Ending what an earlier start left running: ${left.map(({ name, pid }) => `${name} (${pid})`).join(', ')}.`);
  await Promise.all(left.map((one) => endLeft(one, stalledMs)));
}

async function endLeft(left: StartedProcess, stalledMs: number): Promise<void> {
  signal(left.pid, 'SIGTERM');
  const hasEnded = await waitWhileProgress({
    what: `${left.name} to end`,
    isSo: () => !isRunning(left),
    progress: () => workOf(left.pid),
    stalledMs,
  });
  if (hasEnded) return;
  signal(left.pid, 'SIGKILL');
  while (isRunning(left)) await sleep(20);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const fileIn = (folder: string) => join(folder, 'processes.json');

function readAll(file: string): StartedProcess[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as StartedProcess[];
  } catch {
    return [];
  }
}
