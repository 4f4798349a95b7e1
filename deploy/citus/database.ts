import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { on } from './cluster.ts';

export interface CitusDatabase {
  url: string;
  /** Takes it from every machine, even when somebody is still connected. */
  close(): Promise<void>;
}

/** A new database on the coordinator that `url` names and on all of its workers, which let the same user in. */
export async function newDatabase(url: string): Promise<CitusDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const workers = await on(url, async (client) => {
    const { rows } = await client.query<{ host: string; port: number }>(
      `select nodename as host, nodeport as port from pg_dist_node
       where groupid <> 0 and noderole = 'primary' order by groupid`,
    );
    return rows;
  });
  const machines = [url, ...workers.map(({ host, port }) => addressOf(url, { hostname: host, port: String(port) }))];
  const urls = machines.map((machine) => addressOf(machine, { pathname: `/${name}` }));
  for (const machine of machines) await on(machine, (client) => client.query(`create database ${name}`));
  for (const one of urls) await on(one, (client) => client.query('create extension citus'));
  const { hostname, port } = new URL(url);
  await on(urls[0]!, async (client) => {
    await client.query('select citus_set_coordinator_host($1, $2)', [hostname, Number(port)]);
    for (const worker of workers) await client.query('select citus_add_node($1, $2)', [worker.host, worker.port]);
  });
  return {
    url: urls[0]!,
    async close() {
      for (const machine of machines) {
        await on(machine, (client: pg.Client) => client.query(`drop database if exists ${name} with (force)`));
      }
    },
  };
}

function addressOf(url: string, parts: Partial<URL>): string {
  return Object.assign(new URL(url), parts).href;
}
