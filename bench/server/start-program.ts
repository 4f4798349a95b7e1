import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import { bundleServers } from '../../scripts/start/bundle-servers.ts';
import { bundleOf, bundlesIn, mains, serverArgs, serverEnv } from '../../scripts/start/programs.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const readyWithinMs = 60_000;

export interface Program {
  pid: number;
  stop(): Promise<void>;
}

/** The programs of the casino as `npm start` bundles them, for the other functions here to run. */
export const bundlePrograms = (dataFolder: string, plugins?: readonly Plugin[]) =>
  bundleServers(root, mains, bundlesIn(dataFolder), plugins);

type CasinoEnv = Record<string, string> & { FAIRHOUSE_DATA_DIR: string };

/** Runs a program of the casino to its end. Throws when it fails. */
export async function runToEnd(name: string, env: CasinoEnv): Promise<void> {
  const child = launch(name, env);
  const code = await ended(child);
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
}

/** Starts a server of the casino as `npm start` does and waits until it is ready. */
export async function startProgram(name: string, port: number, env: CasinoEnv): Promise<Program> {
  const child = launch(name, { ...env, PORT: String(port) });
  let over = false;
  const end = ended(child).then(() => {
    over = true;
  });
  const givesUpAt = performance.now() + readyWithinMs;
  while (!(await isReady(port))) {
    if (over || performance.now() > givesUpAt) throw new Error(`${name} did not become ready`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    pid: child.pid!,
    async stop() {
      child.kill('SIGTERM');
      await end;
    },
  };
}

function launch(name: string, env: CasinoEnv): ChildProcess {
  return spawn(process.execPath, [...serverArgs, bundleOf(env.FAIRHOUSE_DATA_DIR, name)], {
    cwd: root,
    env: { ...serverEnv, PATH: process.env.PATH, NODE_ENV: 'test', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}
