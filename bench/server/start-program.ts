import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { serverArgs } from '../../scripts/start/programs.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const readyWithinMs = 60_000;

export interface Program {
  pid: number;
  stop(): Promise<void>;
}

/** Runs a program of the house to its end. Throws when it fails. */
export async function runToEnd(entry: string, env: Record<string, string>): Promise<void> {
  const child = launch(entry, env);
  const code = await ended(child);
  if (code !== 0) throw new Error(`${entry} ended with ${code}`);
}

/** Starts a server of the house as `npm start` does and waits until it is ready. */
export async function startProgram(entry: string, port: number, env: Record<string, string>): Promise<Program> {
  const child = launch(entry, { ...env, PORT: String(port) });
  let over = false;
  const end = ended(child).then(() => {
    over = true;
  });
  const givesUpAt = performance.now() + readyWithinMs;
  while (!(await isReady(port))) {
    if (over || performance.now() > givesUpAt) throw new Error(`${entry} did not become ready`);
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

function launch(entry: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [...serverArgs, entry], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'test', LOG_LEVEL: 'error', ...env },
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
