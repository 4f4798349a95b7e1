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
  const name = someName();
  const machines = await machinesOf(url);
  for (const machine of machines) await on(machine, (client) => client.query(`create database ${name}`));
  const urls = machines.map((machine) => addressOf(machine, { pathname: `/${name}` }));
  for (const one of urls) await on(one, (client) => client.query('create extension citus'));
  await on(urls[0]!, async (client) => {
    const [coordinator, ...workers] = urls.map((one) => new URL(one));
    const placeOf = ({ hostname, port }: URL) => [hostname, Number(port)];
    await client.query('select citus_set_coordinator_host($1, $2)', placeOf(coordinator!));
    for (const worker of workers) await client.query('select citus_add_node($1, $2)', placeOf(worker));
  });
  return { url: urls[0]!, close: () => dropDatabase(url, name) };
}

/**
 * Lets a database be copied, and nobody into it any more. What Citus knows of machines and shards lies in its tables, by no name
 * of the database: copies made on every machine know one another.
 */
export async function makeTemplate({ url }: CitusDatabase): Promise<string> {
  const name = new URL(url).pathname.slice(1);
  for (const machine of await machinesOf(url)) {
    await on(addressOf(machine, { pathname: '/postgres' }), async (client) => {
      await client.query(`alter database ${name} with is_template true allow_connections false`);
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    });
  }
  return name;
}

/** A copy of a database that was made a template on the same machines. */
export async function copyDatabase(url: string, template: string): Promise<CitusDatabase> {
  const name = someName();
  await Promise.all(
    (await machinesOf(url)).map((machine) =>
      on(machine, (client) => client.query(`create database ${name} template ${template}`)),
    ),
  );
  const copy = addressOf(url, { pathname: `/${name}` });
  await on(copy, async (client) => {
    const { rows } = await client.query<{ server: string }>(
      'select quote_ident(srvname) as server from pg_foreign_server',
    );
    for (const { server } of rows) await client.query(`alter server ${server} options (set dbname '${name}')`);
  });
  return { url: copy, close: () => dropDatabase(url, name) };
}

const someName = () => `test_${randomBytes(8).toString('hex')}`;

async function dropDatabase(url: string, name: string): Promise<void> {
  // A worker's standby may have taken its place meanwhile.
  for (const machine of await machinesOf(url)) {
    await on(machine, async (client) => {
      const { rows } = await client.query<{ isTemplate: boolean; prepared: number }>(
        `select datistemplate as "isTemplate",
           (select count(*)::int from pg_prepared_xacts x where x.database = d.datname) as prepared
         from pg_database d where datname = $1`,
        [name],
      );
      if (rows[0]?.isTemplate) await client.query(`alter database ${name} with is_template false`);
      if (rows[0]?.prepared) await on(addressOf(machine, { pathname: `/${name}` }), forgetPrepared);
      for (let n = 1; ; n++) {
        try {
          await client.query(`drop database if exists ${name} with (force)`);
          return;
        } catch (error) {
          // What Citus runs in every database begins again by itself after somebody has been there.
          if ((error as { code?: string }).code !== inUse || n === mostTries) throw error;
        }
      }
    });
  }
}

const inUse = '55006';
const mostTries = 5;

/** What a test whose connections were cut has left prepared would keep its database. */
async function forgetPrepared(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ gid: string }>(
    'select quote_literal(gid) as gid from pg_prepared_xacts where database = current_database()',
  );
  for (const { gid } of rows) await client.query(`rollback prepared ${gid}`);
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
