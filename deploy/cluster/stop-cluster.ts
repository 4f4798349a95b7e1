import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '@fairhouse/database/embedded';

/** What is under way is finished first: a process takes at most 28 s, and there are groups of them. */
const patienceMs = 120_000;

/** Tells the one who runs the cluster of this folder to end it, and waits until it has. */
export async function stopCluster(folder: string): Promise<void> {
  const pid = supervisorOf(folder);
  if (pid === undefined) {
    console.log('No cluster runs here.');
    return;
  }
  process.kill(pid, 'SIGTERM');
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(200)) {
    if (isAlive(pid)) continue;
    console.log('The cluster has ended.');
    return;
  }
  console.error(`Process ${pid} had not ended after ${patienceMs / 1_000} s; see the logs in ${join(folder, 'logs')}.`);
  process.exitCode = 1;
}

/** The lock of the folder names it while it runs. */
export function supervisorOf(folder: string): number | undefined {
  const file = join(folder, 'running.json');
  if (!existsSync(file)) return undefined;
  const { pid } = JSON.parse(readFileSync(file, 'utf8')) as { pid: number };
  return isAlive(pid) ? pid : undefined;
}
