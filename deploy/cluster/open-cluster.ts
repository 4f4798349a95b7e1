import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { giveTo, type Identity, unprivilegedIdentity } from '@fairhouse/database/embedded';
import { CannotRun } from '@fairhouse/operation/settings';
import pg from 'pg';
import { type Configuration, prepareDataFolder } from '../../scripts/start/configuration.ts';
import { lockDataFolder } from '../../scripts/start/lock-data-folder.ts';
import { bundlesIn, type LaunchContext } from '../../scripts/start/programs.ts';
import { loadSecrets } from '../../scripts/start/secrets.ts';
import { type Service, type ServiceProgram, startService } from '../../scripts/start/service.ts';
import { writeBalancerAnswers } from './balancer-answers.ts';
import { etcdText, haproxyText, natsText, type Passwords, patroniText, prometheusText } from './configurations.ts';
import { buildHouse, housePrograms, migrateHouse } from './house.ts';
import { directLayout, type InnerPorts, type Layout, readPorts } from './layout.ts';
import { nodeSettings } from './node-settings.ts';
import { openPackages } from './packages.ts';
import {
  type ClusterFolders,
  etcdPrograms,
  haproxyProgram,
  natsProgram,
  nodePrograms,
  prometheusProgram,
} from './programs.ts';
import { isWhole, readMembers } from './read-members.ts';
import { watchDisks } from './watch-disks.ts';

export interface Cluster {
  layout: Layout;
  folders: ClusterFolders;
  /** Address of the database through the balancer, password included: never log it. */
  databaseUrl: string;
  /** Every process, by its name. */
  services: ReadonlyMap<string, Service>;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  root: string;
  /** Its data folder is the house's; the rest of the cluster lies beside it. */
  configuration: Configuration;
  folders: ClusterFolders;
  packagesFolder: string;
  /** What stands between the nodes, where something does. */
  layoutOf?: (inner: InnerPorts) => Promise<Layout>;
  say: (line: string) => void;
}

const wholeWithinMs = 120_000;

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
  const stop = async () => {
    const failures: unknown[] = [];
    for (const step of stopSteps.splice(0).reverse()) {
      try {
        await step();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  };
  const services = new Map<string, Service>();
  const start = async (programs: ServiceProgram[]) => {
    const started = await Promise.allSettled(
      programs.map(async (program) => {
        const service = await startService(program, say);
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
    const built = buildHouse(root, configuration, say);
    built.catch(() => {});
    say('Starting the store, the nodes of the database, the broker and the balancer …');
    await start([...etcdPrograms(context), natsProgram(context), haproxyProgram(context)]);
    await start(nodePrograms(context));
    const disks = watchDisks(folders.nodes, (at) => services.get(`node-${at + 1}`)!, say);
    stopSteps.push(disks.stop);
    await untilWhole(layout, folders);
    const databaseUrl = await makeDatabase(layout.database, passwords.database);

    await built;
    say('Opening the house on it …');
    const launch: LaunchContext = { root, configuration, secrets, databaseUrl };
    await migrateHouse(launch);
    await start([prometheusProgram(context)]);
    // One group a kind, so that games are stopped before the wallet that they still need.
    const house = housePrograms(launch, layout);
    const kinds = ['sandbox-psp', 'api', 'studio'];
    const groups = kinds.map((kind) => house.filter(({ name }) => name.startsWith(kind)));
    await startTogether(groups, start);
    return { layout, folders, databaseUrl, services, stop };
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
}

async function startTogether(groups: ServiceProgram[][], start: (programs: ServiceProgram[]) => Promise<void>) {
  for (const group of groups) await start(group);
}

function readPasswords(file: string): Passwords {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Passwords;
  const made = () => randomBytes(24).toString('base64url');
  const passwords = { database: made(), replication: made(), rewind: made(), rest: made() };
  writeFileSync(file, JSON.stringify(passwords), { mode: 0o600 });
  return passwords;
}

function writeConfigurations({
  layout,
  folders,
  passwords,
  identity,
  configuration,
  postgres,
}: {
  layout: Layout;
  folders: ClusterFolders;
  passwords: Passwords;
  identity: Identity;
  configuration: Configuration;
  postgres: string;
}): void {
  const { ports, host } = configuration;
  const { configurations } = folders;
  for (const folder of [configurations, folders.logs, folders.prometheus, ...folders.nodes, ...folders.etcds]) {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o700);
  }
  const write = (name: string, text: string) => writeFileSync(join(configurations, name), text, { mode: 0o600 });
  folders.nodes.forEach((folder, at) => {
    const own = {
      data: join(folder, 'data'),
      programs: join(postgres, '..'),
      passFile: join(folder, 'pgpass'),
    };
    write(`node-${at + 1}.yml`, patroniText(layout, at, own, passwords, nodeSettings));
    write(`etcd-${at + 1}.yml`, etcdText(layout, at, join(folders.etcds[at]!, 'data')));
  });
  const errors = join(configurations, 'answers');
  writeBalancerAnswers(errors);
  const door = (port: number) => `${host}:${port}`;
  const doors = { casino: door(ports.api), studio: door(ports.studio), desk: door(ports.desk) };
  write('haproxy.cfg', haproxyText(layout, doors, errors));
  write('nats.conf', natsText(layout));
  write('prometheus.yml', prometheusText(layout));
  for (const folder of [configurations, folders.prometheus, ...folders.nodes, ...folders.etcds])
    giveTo(identity, folder);
}

/** One node makes the database, the others copy it. */
async function untilWhole(layout: Layout, { logs }: ClusterFolders): Promise<void> {
  for (const deadline = Date.now() + wholeWithinMs; Date.now() < deadline; await sleep(250)) {
    if (isWhole(await readMembers(layout.nodes))) return;
  }
  throw new CannotRun(
    `The three nodes of the database were not together after ${wholeWithinMs / 1_000} s; see ${join(logs, 'node-1.log')} and its neighbours.`,
  );
}

async function makeDatabase(port: number, password: string): Promise<string> {
  const url = (name: string) => `postgres://fairhouse:${password}@127.0.0.1:${port}/${name}`;
  for (const deadline = Date.now() + wholeWithinMs; ; await sleep(250)) {
    const client = new pg.Client({
      connectionString: url('postgres'),
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rowCount } = await client.query("select from pg_database where datname = 'fairhouse'");
      if (rowCount === 0) await client.query('create database fairhouse');
      return url('fairhouse');
    } catch (error) {
      if (Date.now() < deadline) continue;
      throw new CannotRun(`The database does not answer through the balancer (${(error as Error).message}).`);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
