import { rmSync } from 'node:fs';
import { CannotRun } from '@fairhouse/operation/settings';
import { bundleServers } from './bundle-servers.ts';
import { checkPorts } from './check-ports.ts';
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
import type { StartControl } from './start-control.ts';
import { endLeftProcesses, type NoteProcess, noteProcessesIn } from './started-processes.ts';
import { stopInReverse } from './stop-in-reverse.ts';
import { watchSources } from './watch-sources.ts';

export interface RunningServices {
  /** In order: first who takes calls, last the database. */
  stop(): Promise<void>;
  /** Whether local chains run beside it. */
  hasChains: boolean;
}

/**
 * Starts everything: database, migrations, pages, servers. Answers how to stop it again, in order.
 * Throws CannotRun with a sentence that says what to do, or the signal's reason; what had been started is stopped by then.
 */
export async function startServices(
  root: string,
  configuration: Configuration,
  { say, signal }: StartControl,
): Promise<RunningServices> {
  const stopSteps: (() => Promise<void> | void)[] = [];
  const stop = () => stopInReverse(stopSteps);
  try {
    prepareDataFolder(configuration.dataFolder);
    // Before anything is written there: of two starts at the same moment, one must not change what the other reads.
    stopSteps.push(lockDataFolder(configuration.dataFolder));
    const secrets = loadSecrets(process.env, configuration.dataFolder, configuration.production);
    requireSiteEmail(configuration, process.env);
    await endLeftProcesses(configuration.dataFolder, say);
    await checkPorts(configuration);
    const note = noteProcessesIn(configuration.dataFolder);

    const pages = buildPages(root, configuration, say);
    // Its failure is told below; until then the database may fail first.
    pages.catch(() => {});
    const bundle = () => bundleServers(root, mains, bundlesIn(configuration.dataFolder));
    rmSync(bundlesIn(configuration.dataFolder), { recursive: true, force: true });
    await bundle();
    signal.throwIfAborted();
    const database = await openDatabase(configuration, say);
    stopSteps.push(() => database.stop());
    signal.throwIfAborted();
    const chains = await openChains(configuration, { say, signal, note });
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
    signal.throwIfAborted();

    const programs = serverPrograms(context);
    const starts = await Promise.allSettled(programs.map((program) => startService(program, { say, note, signal })));
    const services = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    stopSteps.push(...services.map((service) => () => service.stop()).reverse());
    const failed = starts.find((start) => start.status === 'rejected');
    if (failed) throw failed.reason;

    await chains?.fillPayoutWallet();

    if (configuration.dev) {
      const vite = await startService(devProgram(context), { say, note, signal });
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
  control: StartControl & { note: NoteProcess },
): Promise<LocalChainNodes | undefined> {
  if (chains === 'off') return undefined;
  try {
    return await startLocalChains(dataFolder, origins.sandbox, control);
  } catch (error) {
    if (chains === 'wanted' || control.signal.aborted) throw error;
    control.say(`Coins are not on offer: ${(error as Error).message}`);
    return undefined;
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
