import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { waitWhileProgress, workOf } from '@fairhouse/operation/waiting';

/** What image and units set for every process. */
const runtime = parseEnv(
  readFileSync(fileURLToPath(new URL('../../deploy/release/runtime.env', import.meta.url)), 'utf8'),
) as Record<string, string>;

type Settings = Readonly<Record<string, string>>;

/** Runs a built program to its end; answers its exit code and what it said. */
export async function runBuilt(folder: string, name: string, env: Settings, args: string[] = []) {
  const child = launch(folder, name, env, args);
  const said: Buffer[] = [];
  child.stdout!.on('data', (part) => said.push(part));
  child.stderr!.on('data', (part) => said.push(part));
  const [code] = await once(child, 'close');
  return { code: code as number | null, said: Buffer.concat(said).toString('utf8') };
}

export interface BuiltServer {
  /** From its start until it answered that it is ready. */
  openMs: number;
  /** Resident memory. */
  residentBytes(): number;
  stop(): Promise<number | null>;
}

/** Starts a built server; resolves when it is ready. Throws with its last words when it ends before. */
export async function startBuilt(folder: string, name: string, env: Settings & { PORT: string }): Promise<BuiltServer> {
  const startedAt = performance.now();
  const child = launch(folder, name, env, []);
  let said = '';
  child.stdout!.on('data', (part) => {
    said = `${said}${part}`.slice(-2_000);
  });
  child.stderr!.on('data', (part) => {
    said = `${said}${part}`.slice(-2_000);
  });
  const gone = once(child, 'exit');
  const isReady = () =>
    fetch(`http://127.0.0.1:${env.PORT}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const opened = await waitWhileProgress({
    what: `${name} to be ready`,
    isSo: async () => child.exitCode !== null || (await isReady()),
    progress: () => (child.pid === undefined ? '' : workOf(child.pid)),
    everyMs: 10,
  });
  if (!opened || child.exitCode !== null) {
    child.kill('SIGKILL');
    throw new Error(`${name} did not become ready: ${said}`);
  }
  return {
    openMs: performance.now() - startedAt,
    residentBytes: () =>
      Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1_024,
    async stop() {
      child.kill('SIGTERM');
      const [code] = await gone;
      if (code !== 0) process.stderr.write(`${name} ended with ${code}: ${said}\n`);
      return code as number | null;
    },
  };
}

/** As a service manager does it: from no folder of ours, with nothing of this process's environment. */
function launch(folder: string, name: string, env: Settings, args: string[]): ChildProcess {
  return spawn(process.execPath, [join(folder, `${name}.mjs`), ...args], {
    cwd: '/',
    env: { ...runtime, PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
