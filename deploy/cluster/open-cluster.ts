import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { unprivilegedIdentity } from '@fairhouse/database/embedded';
import { type Configuration, prepareDataFolder } from '../../scripts/start/configuration.ts';
import { lockDataFolder } from '../../scripts/start/lock-data-folder.ts';
import { bundlesIn, type LaunchContext } from '../../scripts/start/programs.ts';
import { loadSecrets } from '../../scripts/start/secrets.ts';
import { type Service, type ServiceProgram, startService } from '../../scripts/start/service.ts';
import { stopInReverse } from '../../scripts/start/stop-in-reverse.ts';
import { buildCasino, casinoPrograms, migrateCasino } from './casino.ts';
import { directLayout, type InnerPorts, type Layout, readPorts } from './layout.ts';
import { makeDatabase, untilWhole } from './make-database.ts';
import { openPackages } from './packages.ts';
import {
  type ClusterFolders,
  etcdPrograms,
  haproxyProgram,
  natsProgram,
  nodePrograms,
  prometheusProgram,
} from './programs.ts';
import { watchDisks } from './watch-disks.ts';
import { readPasswords, writeConfigurations } from './write-configurations.ts';

export interface Cluster {
  layout: Layout;
  folders: ClusterFolders;
  /** Address of the database through the balancer, password included: never log it. */
  databaseUrl: string;
  /** Every process, by its name. */
  services: ReadonlyMap<string, Service>;
  stop(): Promise<void>;
}

interface ClusterOptions {
  root: string;
  /** Its data folder is the casino's; the rest of the cluster lies beside it. */
  configuration: Configuration;
  folders: ClusterFolders;
  packagesFolder: string;
  /** What stands between the nodes, where something does. */
  layoutOf?: (inner: InnerPorts) => Promise<Layout>;
  say: (line: string) => void;
}

/** Below the folder of a cluster: one folder for everything that keeps data. A node's may lie elsewhere. */
export function foldersIn(root: string): ClusterFolders {
  return {
    root,
    logs: join(root, 'logs'),
    nodes: [1, 2, 3].map((number) => join(root, `node-${number}`)),
    etcds: [1, 2, 3].map((number) => join(root, `etcd-${number}`)),
    configurations: join(root, 'configurations'),
    prometheus: join(root, 'prometheus'),
  };
}

/** Starts everything in its order. Throws CannotRun with a sentence; what had been started is stopped by then. */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const { root, configuration, folders, say } = options;
  const stopSteps: (() => unknown)[] = [];
  const stop = () => stopInReverse(stopSteps);
  const services = new Map<string, Service>();
  const start = async (programs: ServiceProgram[]) => {
    const started = await Promise.allSettled(
      programs.map(async (program) => {
        const service = await startService(program, { say });
        services.set(service.name, service);
        return service;
      }),
    );
    const running = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    stopSteps.push(() => Promise.all(running.map((service) => service.stop())));
    for (const one of started) if (one.status === 'rejected') throw one.reason;
  };

  try {
    prepareDataFolder(configuration.dataFolder);
    stopSteps.push(lockDataFolder(folders.root));
    const secrets = loadSecrets(process.env, configuration.dataFolder, configuration.production);
    const programs = await openPackages(options.packagesFolder, say);
    const inner = await readPorts(join(folders.root, 'ports.json'));
    const layout = (await options.layoutOf?.(inner)) ?? directLayout(inner);
    const identity = unprivilegedIdentity([programs.postgres, programs.patroni, folders.root, ...folders.nodes]);
    const passwords = readPasswords(join(folders.root, 'passwords.json'));
    writeConfigurations({ layout, folders, passwords, identity, configuration, postgres: programs.postgres });
    const context = { layout, folders, programs, identity };

    rmSync(bundlesIn(configuration.dataFolder), { recursive: true, force: true });
    const built = buildCasino(root, configuration, say);
    built.catch(() => {});
    say('Starting the store, the nodes of the database, the broker and the balancer …');
    await start([...etcdPrograms(context), natsProgram(context), haproxyProgram(context)]);
    await start(nodePrograms(context));
    const disks = watchDisks(folders.nodes, (at) => services.get(`node-${at + 1}`)!, say);
    stopSteps.push(disks.stop);
    await untilWhole(layout, folders);
    const databaseUrl = await makeDatabase(layout.database, passwords.database);

    await built;
    say('Starting Fairhouse on it …');
    const launch: LaunchContext = { root, configuration, secrets, databaseUrl };
    await migrateCasino(launch);
    await start([prometheusProgram(context)]);
    // One group a kind, so that games are stopped before the wallet that they still need.
    const casino = casinoPrograms(launch, layout);
    const kinds = ['sandbox-psp', 'api', 'studio'];
    const groups = kinds.map((kind) => casino.filter(({ name }) => name.startsWith(kind)));
    for (const group of groups) await start(group);
    return { layout, folders, databaseUrl, services, stop };
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
}
