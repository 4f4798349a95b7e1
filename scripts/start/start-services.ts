import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { canListenOn, isPortFree } from '@fairhouse/database/embedded';
import { CannotRun } from '@fairhouse/operation/settings';
import { bundleServers } from './bundle-servers.ts';
import { buildClient } from './clients.ts';
import { type Configuration, prepareDataFolder, requireSiteEmail } from './configuration.ts';
import { openDatabase } from './database.ts';
import { type LocalChainNodes, startLocalChains } from './local-chains.ts';
import { lockDataFolder } from './lock-data-folder.ts';
import { runToEnd } from './log-output.ts';
import {
  bundlesIn,
  devProgram,
  type LaunchContext,
  logFileOf,
  mains,
  migrateProgram,
  serverPrograms,
} from './programs.ts';
import { loadSecrets } from './secrets.ts';
import { startService } from './service.ts';
import { stopInReverse } from './stop-in-reverse.ts';
import { watchSources } from './watch-sources.ts';

/** Processes that a killed supervisor left behind let go of their ports within this time. */
const portPatienceMs = 3_000;

export interface RunningServices {
  /** In order: first who takes calls, last the database. */
  stop(): Promise<void>;
  /** Whether local chains run beside it. */
  hasChains: boolean;
}

/**
 * Starts everything: database, migrations, pages, servers. Answers how to stop it again, in order.
 * Throws CannotRun with a sentence that says what to do; what had been started is stopped by then.
 */
export async function startServices(
  root: string,
  configuration: Configuration,
  say: (line: string) => void,
): Promise<RunningServices> {
  const stopSteps: (() => Promise<void> | void)[] = [];
  const stop = () => stopInReverse(stopSteps);
  try {
    prepareDataFolder(configuration.dataFolder);
    const secrets = loadSecrets(process.env, configuration.dataFolder, configuration.production);
    requireSiteEmail(configuration, process.env);
    stopSteps.push(lockDataFolder(configuration.dataFolder));
    await checkPorts(configuration);

    const pages = buildPages(root, configuration, say);
    // Its failure is told below; until then the database may fail first.
    pages.catch(() => {});
    const bundle = () => bundleServers(root, mains, bundlesIn(configuration.dataFolder));
    rmSync(bundlesIn(configuration.dataFolder), { recursive: true, force: true });
    await bundle();
    const database = await openDatabase(configuration, say);
    stopSteps.push(() => database.stop());
    const chains = await openChains(configuration, say);
    if (chains) stopSteps.push(() => chains.stop());
    const studioDatabaseUrl = await openStudioDatabase(configuration, say);
    const context: LaunchContext = {
      root,
      configuration,
      secrets,
      databaseUrl: database.url,
      studioDatabaseUrl,
      chains,
    };
    await migrate(context);
    await pages;

    const programs = serverPrograms(context);
    const starts = await Promise.allSettled(programs.map((program) => startService(program, say)));
    const services = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    stopSteps.push(...services.map((service) => () => service.stop()).reverse());
    const failed = starts.find((start) => start.status === 'rejected');
    if (failed) throw failed.reason;

    await chains?.fillPayoutWallet();

    if (configuration.dev) {
      const vite = await startService(devProgram(context), say);
      stopSteps.push(() => vite.stop());
      stopSteps.push(watchSources(root, services, bundle, say));
    }
    return { stop, hasChains: chains !== undefined };
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
}

/** The studio's own server, where it has one. */
async function openStudioDatabase(
  configuration: Configuration,
  say: (line: string) => void,
): Promise<string | undefined> {
  if (configuration.studioDatabaseUrl === undefined) return undefined;
  try {
    return (await openDatabase({ ...configuration, databaseUrl: configuration.studioDatabaseUrl }, say)).url;
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    throw new CannotRun(error.message.replaceAll('DATABASE_URL', 'STUDIO_DATABASE_URL'));
  }
}

/** Chains that nobody asked for are left out, with a sentence, where they cannot be had. */
async function openChains(
  { chains, dataFolder, origins }: Configuration,
  say: (line: string) => void,
): Promise<LocalChainNodes | undefined> {
  if (chains === 'off') return undefined;
  try {
    return await startLocalChains(dataFolder, origins.sandbox, say);
  } catch (error) {
    if (chains === 'wanted') throw error;
    say(`Coins are not on offer: ${(error as Error).message}`);
    return undefined;
  }
}

async function checkPorts({ host, ports, sandbox, dev }: Configuration): Promise<void> {
  const needed = [
    { setting: 'API_PORT', port: ports.api, of: 'casino' },
    { setting: 'STUDIO_PORT', port: ports.studio, of: 'game studio' },
    ...(sandbox ? [{ setting: 'SANDBOX_PORT', port: ports.sandbox, of: 'sandbox payment provider' }] : []),
    { setting: 'DESK_PORT', port: ports.desk, of: "operators' desk" },
    ...(dev ? [{ setting: 'WEB_PORT', port: ports.web, of: 'development server of the player site' }] : []),
  ];
  if (!(await canListenOn(host))) {
    throw new CannotRun(
      `HOST is "${host}", which is no address of this machine; set it to one of its addresses, or leave it out.`,
    );
  }
  const deadline = Date.now() + portPatienceMs;
  for (const { setting, port, of } of needed) {
    while (!(await isPortFree(port, host))) {
      if (Date.now() > deadline) {
        throw new CannotRun(
          `Port ${port} for the ${of} is taken; stop what uses it, or choose another port with ${setting}.`,
        );
      }
      await sleep(200);
    }
  }
}

async function buildPages(root: string, configuration: Configuration, say: (line: string) => void): Promise<void> {
  if (configuration.dev) return;
  for (const app of ['web', 'studio', 'desk'])
    await buildClient(root, app, logFileOf(configuration, `build-${app}`), say);
}

async function migrate(context: LaunchContext): Promise<void> {
  const program = migrateProgram(context);
  const { code, lastErrorLine } = await runToEnd(program);
  if (code === 0) return;
  const where = program.logFile === undefined ? 'see above' : `see ${program.logFile}`;
  const why = lastErrorLine ? ` (${lastErrorLine.replace(/^migrate: /, '')})` : '';
  throw new CannotRun(`The database could not be brought up to date${why}; ${where}.`);
}
