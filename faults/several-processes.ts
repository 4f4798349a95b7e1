import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@fairhouse/database/embedded';
import { waitWhileProgress, workOf } from '@fairhouse/operation/waiting';
import { bundleServers } from '../scripts/start/bundle-servers.ts';
import { prepareDataFolder, readConfiguration } from '../scripts/start/configuration.ts';
import { runToEnd } from '../scripts/start/log-output.ts';
import {
  bundlesIn,
  type LaunchContext,
  logFileOf,
  mains,
  migrateProgram,
  serverArgs,
  serverPrograms,
} from '../scripts/start/programs.ts';
import { loadSecrets, type Secrets } from '../scripts/start/secrets.ts';
import { type ServiceProgram, startService } from '../scripts/start/service.ts';
import { openBalancer } from './balancer.ts';
import { isReady } from './is-ready.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface CasinoProcess {
  port: number;
  /** Of this process alone. */
  origin: string;
  /** Ends it in good order and starts it again; resolves when it is ready. */
  restart(): Promise<void>;
}

export interface AnotherProcess {
  kind: 'api' | 'studio';
  name: string;
  /** What it runs, where that is not of the sources here. */
  bundle?: string;
  /** What it is told otherwise than the others. */
  env?: Record<string, string>;
}

/** Two APIs and two studios behind addresses of their own, and one fake payment provider. */
export interface SeveralProcesses {
  /** Of the balancers: as players and vendors see the casino. */
  origins: { casino: string; studio: string; sandbox: string };
  apis: CasinoProcess[];
  studios: CasinoProcess[];
  secrets: Secrets;
  dataFolder: string;
  /** What was reported about the processes besides waiting and a start that is tried again: nothing, as long as none ends by itself. */
  said: string[];
  add(another: AnotherProcess): Promise<CasinoProcess>;
  close(): Promise<void>;
}

const settings = {
  NODE_ENV: 'development',
  SANDBOX_CONTROLS: '1',
  LOCAL_CHAINS: 'off',
  PICTURE_AFTER_JOINS: '1000000',
  PICTURE_AFTER_FAILURES: '1000000',
  CALLS_PER_MINUTE: '100000',
  GUESSES_PER_MINUTE: '1000',
};

export async function openSeveralProcesses(databaseUrl: string): Promise<SeveralProcesses> {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-several-'));
  chmodSync(folder, 0o711);
  const dataFolder = join(folder, 'data');
  const steps: (() => Promise<void> | void)[] = [];
  const said: string[] = [];
  const say = (line: string) => {
    if (!line.startsWith('Waiting for ') && !line.includes(' could not start yet ')) said.push(line);
  };
  const close = async () => {
    for (const step of steps.splice(0).reverse()) await step();
    rmSync(folder, { recursive: true, force: true });
  };

  const balanced = { api: await freePort(), studio: await freePort() };
  const env = {
    ...settings,
    FAIRHOUSE_DATA_DIR: dataFolder,
    DATABASE_URL: databaseUrl,
    // Anyone who calls the casino or the studio, inside the casino too, calls the balancer.
    API_PORT: String(balanced.api),
    STUDIO_PORT: String(balanced.studio),
    SANDBOX_PORT: String(await freePort()),
    DESK_PORT: String(await freePort()),
  };
  const configuration = readConfiguration(env, [], root);
  prepareDataFolder(dataFolder);
  const secrets = loadSecrets({}, dataFolder, false);
  const context: LaunchContext = { root, configuration, secrets, databaseUrl };

  async function start({ kind, name, bundle, env: own = {} }: AnotherProcess): Promise<CasinoProcess> {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const like = serverPrograms(context).find((program) => program.name === kind)!;
    const program: ServiceProgram = {
      ...like,
      name,
      args: bundle === undefined ? like.args : [...serverArgs, bundle],
      env: { ...like.env, ...settings, DESK_PORT: String(await freePort()), ...own, PORT: String(port) },
      logFile: logFileOf(configuration, name),
      readyUrl: `${origin}/readyz`,
    };
    const service = await startService(program, { say }).catch((error: Error) => {
      throw new Error(`${error.message}\n${lastLinesOf(program.logFile!)}`);
    });
    steps.push(() => service.stop());
    return {
      port,
      origin,
      async restart() {
        await service.restart();
        await untilReady(name, origin, () => service.pid());
      },
    };
  }

  try {
    await bundleServers(root, mains, bundlesIn(dataFolder));
    const migrate = migrateProgram(context);
    const { code, lastErrorLine } = await runToEnd({ ...migrate, env: { ...migrate.env, ...settings } });
    if (code !== 0) throw new Error(`the casino could not be migrated: ${lastErrorLine}`);
    const sandbox = serverPrograms(context).find(({ name }) => name === 'sandbox-psp')!;
    const provider = await startService({ ...sandbox, env: { ...sandbox.env, ...settings } }, { say });
    steps.push(() => provider.stop());
    const two = (kind: AnotherProcess['kind']) =>
      Promise.all([1, 2].map((number) => start({ kind, name: `${kind}-${number}` })));
    const apis = await two('api');
    steps.push(
      await openBalancer(
        balanced.api,
        apis.map(({ port }) => port),
      ),
    );
    const studios = await two('studio');
    steps.push(
      await openBalancer(
        balanced.studio,
        studios.map(({ port }) => port),
      ),
    );
    return { origins: configuration.origins, apis, studios, secrets, dataFolder, said, add: start, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The folder of the log is removed with the casino. */
function lastLinesOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').slice(-3).join('\n') : '';
}

async function untilReady(name: string, origin: string, pid: () => number | undefined): Promise<void> {
  const cameBack = await waitWhileProgress({
    what: `${name} to be ready again`,
    isSo: () => isReady(origin),
    progress: () => `${pid()} ${workOf(pid() ?? 0)}`,
    everyMs: 25,
  });
  if (!cameBack) throw new Error(`${name} was not ready again`);
}
