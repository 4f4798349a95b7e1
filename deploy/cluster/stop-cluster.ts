import { join } from 'node:path';
import { waitWhileProgress, workOf } from '@fairhouse/operation/waiting';
import { holderOf } from '../../scripts/start/lock-data-folder.ts';

/** A process finishes what it accepted for 28 s at most, and they end group by group. */
const stalledMs = 120_000;

/** Tells the one who runs the cluster of this folder to end it, and waits until it has. */
export async function stopCluster(folder: string): Promise<void> {
  const pid = supervisorOf(folder);
  if (pid === undefined) {
    console.log('No cluster runs here.');
    return;
  }
  process.kill(pid, 'SIGTERM');
  const hasEnded = await waitWhileProgress({
    what: 'the cluster to end',
    isSo: () => supervisorOf(folder) !== pid,
    progress: () => workOf(pid),
    stalledMs,
    say: (line) => console.log(line),
  });
  if (hasEnded) return console.log('The cluster has ended.');
  console.error(`Process ${pid} has not ended and does nothing any more; see the logs in ${join(folder, 'logs')}.`);
  process.exitCode = 1;
}

/** The process that holds the folder's lock while a cluster runs. */
export function supervisorOf(folder: string): number | undefined {
  return holderOf(folder);
}
