import { randomBytes } from 'node:crypto';
import { on } from './cluster.ts';

export interface CitusDatabase {
  url: string;
  /** Takes it from every machine, even when somebody is still connected. */
  close(): Promise<void>;
}

/** A new database on the coordinator that `url` names and on all of its workers, which let the same user in. */
export async function newDatabase(url: string): Promise<CitusDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const machines = await machinesOf(url);
  const urls = machines.map((machine) => addressOf(machine, { pathname: `/${name}` }));
  for (const machine of machines) await on(machine, (client) => client.query(`create database ${name}`));
  for (const one of urls) await on(one, (client) => client.query('create extension citus'));
  await on(urls[0]!, async (client) => {
    const [coordinator, ...workers] = urls.map((one) => new URL(one));
    const placeOf = ({ hostname, port }: URL) => [hostname, Number(port)];
    await client.query('select citus_set_coordinator_host($1, $2)', placeOf(coordinator!));
    for (const worker of workers) await client.query('select citus_add_node($1, $2)', placeOf(worker));
  });
  return {
    url: urls[0]!,
    async close() {
      // A worker's standby may have taken its place meanwhile.
      for (const machine of await machinesOf(url)) {
        await on(machine, (client) => client.query(`drop database if exists ${name} with (force)`));
      }
    },
  };
}

/** The coordinator first. */
async function machinesOf(url: string): Promise<string[]> {
  const workers = await on(url, async (client) => {
    const { rows } = await client.query<{ host: string; port: number }>(
      `select nodename as host, nodeport as port from pg_dist_node
       where groupid <> 0 and noderole = 'primary' order by groupid`,
    );
    return rows;
  });
  return [url, ...workers.map(({ host, port }) => addressOf(url, { hostname: host, port: String(port) }))];
}

function addressOf(url: string, parts: Partial<URL>): string {
  return Object.assign(new URL(url), parts).href;
}
