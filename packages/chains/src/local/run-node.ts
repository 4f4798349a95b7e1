import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { waitWhileProgress, workOf } from '@fairhouse/operation/waiting';

export interface LocalNode {
  /** Address of its JSON-RPC on this machine. */
  rpcUrl: string;
  pid: number;
  stop(): Promise<void>;
}

export interface NodeOptions {
  /** Learns of the node's process as soon as there is one. */
  note?: (pid: number) => void;
  /** Takes lines about a long wait. */
  say?: (line: string) => void;
  /** Gives the start up. */
  signal?: AbortSignal;
}

const startStalledMs = 60_000;
const stopStalledMs = 10_000;

/** Runs a node until it is stopped; throws when it makes no progress before it answers. It ends with this process. */
export async function runNode(
  program: string,
  args: string[],
  rpcUrl: string,
  isReady: () => Promise<unknown>,
  { note, say, signal }: NodeOptions = {},
): Promise<LocalNode> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore'] });
  if (child.pid !== undefined) note?.(child.pid);
  const endWithUs = () => child.kill('SIGTERM');
  process.once('exit', endWithUs);
  let fault: Error | undefined;
  child.once('error', (error) => {
    fault = error;
  });
  const stop = async () => {
    process.removeListener('exit', endWithUs);
    await end(child);
  };
  try {
    const answers = await waitWhileProgress({
      what: `${program} to answer`,
      async isSo() {
        if (fault) throw new Error(`${program} could not be started: ${fault.message}`);
        if (hasEnded(child)) throw new Error(`${program} ended at once with code ${child.exitCode}`);
        return isReady().then(always, never);
      },
      progress: () => child.pid && workOf(child.pid),
      stalledMs: startStalledMs,
      everyMs: 100,
      say,
      signal,
    });
    if (!answers) throw new Error(`${program} does not answer, and has done nothing for ${startStalledMs / 1_000} s`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { rpcUrl, pid: child.pid!, stop };
}

const always = () => true;
const never = () => false;

/** A node writes its chain to disk before it ends; one that does nothing any more is killed. */
async function end(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined || hasEnded(child)) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const ended = await waitWhileProgress({
    what: 'a local node to end',
    isSo: () => hasEnded(child),
    progress: () => workOf(pid),
    stalledMs: stopStalledMs,
  });
  if (!ended) child.kill('SIGKILL');
  if (!hasEnded(child)) await gone;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
