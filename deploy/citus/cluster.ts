import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@fairhouse/database/embedded';
import pg from 'pg';
import { databaseName, makeServer, type Server } from './server.ts';

export interface Cluster {
  coordinator: Server;
  workers: Server[];
  /** What DATABASE_URL and CITUS_URL name. */
  url: string;
  stop(): Promise<void>;
}

/** A coordinator and its workers on this machine, for trials: without passwords, on loopback. */
export async function startCluster(folder: string, workerCount: number): Promise<Cluster> {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
  const names = ['coordinator', ...Array.from({ length: workerCount }, (_, n) => `worker-${n + 1}`)];
  const servers: Server[] = [];
  for (const name of names) {
    const server = await makeServer(join(folder, name), await freePort());
    await server.start();
    servers.push(server);
  }
  const [coordinator, ...workers] = servers as [Server, ...Server[]];
  for (const server of servers) await openDatabase(server);
  await on(coordinator.url, async (client) => {
    await client.query(`select citus_set_coordinator_host('127.0.0.1', $1)`, [coordinator.port]);
    for (const { port } of workers) await client.query(`select citus_add_node('127.0.0.1', $1)`, [port]);
  });
  return {
    coordinator,
    workers,
    url: coordinator.url,
    async stop() {
      await Promise.all(servers.map((server) => server.stop().catch(() => {})));
    },
  };
}

async function openDatabase(server: Server): Promise<void> {
  await on(Object.assign(new URL(server.url), { pathname: '/postgres' }).href, (client) =>
    client.query(`create database ${databaseName}`),
  );
  await on(server.url, (client) => client.query('create extension citus'));
}

export async function on<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
