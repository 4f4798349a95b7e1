import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

export interface LocalNode {
  /** Address of its JSON-RPC on this machine. */
  rpcUrl: string;
  stop(): Promise<void>;
}

const readyTimeoutMs = 30_000;
const stopTimeoutMs = 10_000;

/** Runs a node until it is stopped; throws when it does not answer in time. It ends with this process. */
export async function runNode(
  program: string,
  args: string[],
  rpcUrl: string,
  isReady: () => Promise<unknown>,
): Promise<LocalNode> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore'] });
  const endWithUs = () => child.kill('SIGTERM');
  process.once('exit', endWithUs);
  let fault: Error | undefined;
  child.once('error', (error) => {
    fault = error;
  });
  try {
    await untilReady(child, program, isReady, () => fault);
  } catch (error) {
    await end(child);
    throw error;
  }
  return {
    rpcUrl,
    async stop() {
      process.removeListener('exit', endWithUs);
      await end(child);
    },
  };
}

async function untilReady(
  child: ChildProcess,
  program: string,
  isReady: () => Promise<unknown>,
  fault: () => Error | undefined,
): Promise<void> {
  for (const deadline = Date.now() + readyTimeoutMs; Date.now() < deadline; ) {
    if (fault()) throw new Error(`${program} could not be started: ${fault()!.message}`);
    if (child.exitCode !== null) throw new Error(`${program} ended at once with code ${child.exitCode}`);
    if (await isReady().then(always, never)) return;
    await sleep(100);
  }
  throw new Error(`${program} did not answer within ${readyTimeoutMs / 1_000} s`);
}

const always = () => true;
const never = () => false;

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
  await gone;
  clearTimeout(late);
}
