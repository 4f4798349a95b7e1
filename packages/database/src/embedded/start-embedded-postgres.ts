import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statfsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CannotRun } from '@fairhouse/operation/settings';
import { waitWhileProgress, workOf } from '@fairhouse/operation/waiting';
import { findBinaries } from './binaries.ts';
import { clusterIn, initialiseCluster, prepareFolder } from './cluster.ts';
import { freePort, isPortFree } from './port.ts';
import { isAlive, passStaleLock, runningServer, serverUrl } from './running-server.ts';
import { defaultSettings } from './settings.ts';
import { type Identity, unprivilegedIdentity } from './unprivileged.ts';

export interface EmbeddedPostgresOptions {
  /** Holds the cluster, its password and its log; made when missing. */
  folder: string;
  /** TCP port on 127.0.0.1; a free one when left out. An adopted server keeps the port it has. */
  port?: number;
  /** Server settings over the defaults, as `postgres -c name=value`. */
  settings?: Record<string, string>;
  /** Ask the kernel to stop the server with this process (Linux); without it a later start adopts the server. */
  diesWithParent?: boolean;
  /** What the server finds in its environment besides: it inherits nothing of ours. */
  env?: Record<string, string>;
}

export interface EmbeddedPostgres {
  /** Address of the database `fairhouse`, password included: never log it. */
  url: string;
  port: number;
  pid: number;
  /** True when the server was running already, left behind by a process that was killed. */
  adopted: boolean;
  /** Settles when the server is gone, for whatever reason. */
  gone: Promise<void>;
  /** A fast shutdown: open transactions roll back, what was committed is on disk. */
  stop(): Promise<void>;
}

const startStalledMs = 60_000;
/** Workers of a killed server end once they notice, which a long statement delays. */
const orphanTimeoutMs = 60_000;
/** A shutdown that writes nothing for so long is stuck; an immediate one loses nothing that was committed. */
const stopStalledMs = 60_000;
/** Two files of the write-ahead log. */
const leastRoomBytes = 32 * 1024 * 1024;

/** Starts, or adopts, the PostgreSQL server of a folder. Throws CannotRun with a sentence that says what to do. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = resolve(options.folder);
  const running = await runningServer(folder);
  if (running) {
    return { ...running, adopted: true, gone: untilDead(running.pid), stop: () => stop(running.pid) };
  }

  const binaries = await findBinaries();
  prepareFolder(folder);
  const identity = unprivilegedIdentity([binaries.postgres, folder]);
  await initialiseCluster(folder, binaries, identity);

  const port = options.port ?? (await freePort());
  if (!(await isPortFree(port))) {
    throw new CannotRun(
      `Port ${port} on this machine is taken, so PostgreSQL cannot listen there; stop what uses it or choose another port.`,
    );
  }
  const settings = { ...defaultSettings, ...options.settings, port: String(port) };
  const args = [
    '-D',
    clusterIn(folder),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  passStaleLock(folder);
  const child = await launchUntilReady(folder, () => launch(folder, binaries.postgres, args, identity, options));
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  return {
    url: serverUrl(folder, port),
    port,
    pid: child.pid!,
    adopted: false,
    gone,
    async stop() {
      // `stop` returns at the end of the server, a moment before its exit is told: somebody who awaits `gone` must live until then.
      child.ref();
      await stop(child.pid!);
    },
  };
}

/** Workers of a server that was killed need a moment to notice; until they have gone, PostgreSQL refuses. */
async function launchUntilReady(folder: string, launchOnce: () => ChildProcess): Promise<ChildProcess> {
  for (const deadline = Date.now() + orphanTimeoutMs; ; await sleep(200)) {
    const child = launchOnce();
    try {
      await untilReady(folder, child);
      return child;
    } catch (error) {
      const isHeldByOrphans = (error as Error).message.includes('pre-existing shared memory block');
      if (!isHeldByOrphans || Date.now() > deadline) throw error;
    }
  }
}

function launch(
  folder: string,
  postgres: string,
  args: string[],
  { prefix, uid }: Identity,
  { diesWithParent, env }: EmbeddedPostgresOptions,
): ChildProcess {
  const death = diesWithParent && process.platform === 'linux' ? ['setpriv', '--pdeathsig', 'INT', '--'] : [];
  const [command, ...rest] = [...prefix, ...death, postgres, ...args];
  const log = openSync(join(folder, 'start.log'), 'w', 0o600);
  const child = spawn(command!, rest, {
    cwd: clusterIn(folder),
    env: { PATH: process.env.PATH, LC_ALL: 'C', ...env },
    stdio: ['ignore', log, log],
    // Its own process group: Ctrl-C in a terminal must reach us only, the server goes last.
    detached: true,
    uid,
    gid: uid,
  });
  closeSync(log);
  child.unref();
  return child;
}

async function untilReady(folder: string, child: ChildProcess): Promise<void> {
  let failure: string | undefined;
  child.once('error', (error) => {
    failure = error.message;
  });
  child.once('exit', (code, signal) => {
    failure ??= `it ended at once (${signal ?? code})`;
  });
  const isReady = await waitWhileProgress({
    what: 'PostgreSQL to start',
    async isSo() {
      if (failure !== undefined) throw new CannotRun(explain(folder, failure));
      return (await runningServer(folder)) !== undefined;
    },
    progress: () => child.pid && workOf(child.pid),
    stalledMs: startStalledMs,
    everyMs: 25,
  });
  if (isReady) return;
  child.kill('SIGINT');
  throw new CannotRun(explain(folder, `it is not ready, and has done nothing for ${startStalledMs / 1000} s`));
}

function explain(folder: string, failure: string): string {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < leastRoomBytes) {
    return `PostgreSQL in ${folder} did not start: its disk is full; make room on it.`;
  }
  const log = readFileSync(join(folder, 'start.log'), 'utf8');
  const said = /(?:FATAL|PANIC): +(.+)/.exec(log)?.[1] ?? log.trim().split('\n').at(-1);
  return `PostgreSQL in ${folder} did not start: ${said || failure}; see ${join(folder, 'start.log')} and ${join(clusterIn(folder), 'log')}.`;
}

async function stop(pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  const hasStopped = await waitWhileProgress({
    what: 'PostgreSQL to stop',
    isSo: () => !isAlive(pid),
    progress: () => workOf(pid),
    stalledMs: stopStalledMs,
    everyMs: 25,
  });
  if (hasStopped) return;
  process.kill(pid, 'SIGQUIT');
  await untilDead(pid);
}

async function untilDead(pid: number): Promise<void> {
  while (isAlive(pid)) await sleep(200, undefined, { ref: false });
}
