import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, runningServer } from '@fairhouse/database/embedded';
import { waitWhileProgress, workOf } from '@fairhouse/operation/waiting';
import { bundleOf } from '../scripts/start/programs.ts';
import type { TestCasino } from '../test-kit/open-test-casino.ts';
import { isReady } from './is-ready.ts';

export const victims = ['api', 'studio', 'postgres'] as const;
export type Victim = (typeof victims)[number];

/** Ends a process of the casino with signal 9, which it cannot notice. Answers the number it had. */
export async function kill(system: TestCasino, victim: Victim): Promise<number> {
  const pid = await pidOf(system, victim);
  if (pid === undefined) throw new Error(`${victim} is not running and cannot be killed\n${system.said()}`);
  process.kill(pid, 'SIGKILL');
  return pid;
}

/** Waits until the casino stands again by itself: another process in the victim's place, and every server ready. */
export async function untilReplaced(system: TestCasino, victim: Victim, pid: number): Promise<void> {
  const { casino, studio, sandbox } = system.origins;
  const isBack = await waitWhileProgress({
    what: `${victim} to be back`,
    async isSo() {
      const now = await pidOf(system, victim);
      if (now === undefined || now === pid) return false;
      return (await Promise.all([casino, studio, sandbox].map(isReady))).every(Boolean);
    },
    progress: () => workOf(system.pid),
    everyMs: 25,
  });
  if (!isBack) throw new Error(`${victim} did not come back\n${system.said()}`);
}

/** The number of a process of the casino; undefined while it is not there. */
export async function pidOf(system: TestCasino, victim: Victim): Promise<number | undefined> {
  if (victim === 'postgres') return (await runningServer(join(system.dataFolder, 'postgres')))?.pid;
  const bundle = bundleOf(system.dataFolder, victim);
  return childrenOf(system.pid).find((pid) => commandOf(pid).includes(bundle));
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      const stat = fileOf(pid, 'stat');
      // The name in field 2 stands in parentheses and may contain spaces; field 4 is the parent.
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
    });
}

/** Empty for a process that is dead and only waits to be counted. */
function commandOf(pid: number): string[] {
  return fileOf(pid, 'cmdline').split('\0');
}

function fileOf(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

/** Another studio at the same database, as on a second machine: the casino knows nothing of it, and the caller ends it. */
export async function secondStudio(system: TestCasino): Promise<{ origin: string; process: ChildProcess }> {
  const pid = await pidOf(system, 'studio');
  if (pid === undefined) throw new Error('there is no studio to start another like');
  const [command, ...args] = commandOf(pid).filter((part) => part !== '');
  const env = Object.fromEntries(
    fileOf(pid, 'environ')
      .split('\0')
      .flatMap((line) =>
        /^[^=]+=/.test(line) ? [[line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]] : [],
      ),
  );
  const port = await freePort();
  const second = spawn(command!, args, { env: { ...env, PORT: String(port) }, stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  const opened = await waitWhileProgress({
    what: 'the second studio to open',
    isSo: () => isReady(origin),
    progress: () => workOf(second.pid!),
  });
  if (opened) return { origin, process: second };
  second.kill('SIGKILL');
  throw new Error('the second studio did not open');
}
