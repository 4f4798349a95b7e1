import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, giveTo, type Identity } from '@fairhouse/database/embedded';
import { CannotRun } from '@fairhouse/operation/settings';
import pg from 'pg';
import { findServer, type Tools } from '../tools/find-tools.ts';
import { run } from '../tools/run.ts';
import { asSuperuser, clusterIn, type DrillServer, prepareServer, type ServerPlace, startServer } from './server.ts';

export interface RestoreOptions {
  /** Of the drill; the restored database lies in it. */
  folder: string;
  config: string;
  stanza: string;
  /** Which of the configured places it is taken from; the first that has it when left out. */
  repo?: number | undefined;
  /** Undefined: as far as the archive goes. */
  at: Date | undefined;
  superuser: string;
  tools: Tools;
  toolsFolder: string;
  identity: Identity;
  say(line: string): void;
}

export interface Restored {
  server: DrillServer;
  place: ServerPlace;
  url: string;
  /** Of the last transaction that was brought back; undefined when the backup alone is newer than the archive. */
  restoredTo: Date | undefined;
  copiedMs: number;
  recoveredMs: number;
}

/** As it is run in earnest. */
const afterRestore = fileURLToPath(new URL('../after-restore.sql', import.meta.url));
const recoverWithinMs = 6 * 3_600_000;

/** Brings the database back into a folder of its own, which archives nothing: the repository is only read. */
export async function restoreDatabase(options: RestoreOptions): Promise<Restored> {
  const { tools, identity, at, config, stanza } = options;
  const folder = join(options.folder, 'restored');
  const place: ServerPlace = { folder, port: await freePort(), superuser: options.superuser };
  prepareServer(place, identity);
  mkdirSync(clusterIn(folder), { mode: 0o700 });
  giveTo(identity, clusterIn(folder));
  const own = join(folder, 'pgbackrest');
  mkdirSync(own, { mode: 0o700 });
  giveTo(identity, own);

  // By the environment, since the server asks for the archive by itself: nothing of the casino's own places is written to.
  const places = {
    PGBACKREST_LOG_PATH: own,
    PGBACKREST_LOCK_PATH: own,
    PGBACKREST_SPOOL_PATH: own,
    PGBACKREST_ARCHIVE_ASYNC: 'y',
  };

  const startedAt = performance.now();
  const target = at ? ['--type=time', `--target=${targetText(at)}`, '--target-action=promote'] : [];
  const from = options.repo === undefined ? [] : [`--repo=${options.repo}`];
  const asked = [`--config=${config}`, `--stanza=${stanza}`, `--pg1-path=${clusterIn(folder)}`, ...from, ...target];
  await run(tools.pgbackrest, [...asked, '--archive-mode=off', 'restore'], {
    identity,
    env: { ...tools.env, ...places },
  });
  const copiedMs = performance.now() - startedAt;

  const version = readFileSync(join(clusterIn(folder), 'PG_VERSION'), 'utf8').trim();
  const { postgres, env } = await findServer(options.toolsFolder, version, options.say);
  const recoveryAt = performance.now();
  const server = startServer(place, postgres, identity, { ...env, ...places });
  try {
    await server.untilOpen(recoverWithinMs).catch((error: Error) => {
      const isBeyond = error.message.includes('recovery ended before configured recovery target');
      throw isBeyond
        ? new CannotRun('The archive does not reach that moment; leave --at out to restore as far as it goes.')
        : error;
    });
    const recoveredMs = performance.now() - recoveryAt;
    return {
      server,
      place,
      copiedMs,
      recoveredMs,
      restoredTo: lastCommitIn(server.said()),
      url: await openToCasino(place),
    };
  } catch (error) {
    await server.kill();
    throw error;
  }
}

/** As both pgBackRest and PostgreSQL read it. */
export const targetText = (at: Date) => at.toISOString().replace('T', ' ').replace('Z', '+00');

/** What the server's log says of the last transaction that it has replayed. */
export function lastCommitIn(log: string): Date | undefined {
  const said = /last completed transaction was at log time (\S+ \S+)\+00/.exec(log)?.[1];
  return said === undefined ? undefined : new Date(`${said.replace(' ', 'T')}Z`);
}

/** Finds the casino's database and lets its own role in, with a password that holds in this copy alone. */
async function openToCasino(place: ServerPlace): Promise<string> {
  const databases = await asSuperuser(place, 'postgres', async (client) => {
    const { rows } = await client.query<{ name: string; owner: string }>(
      `select datname as name, pg_get_userbyid(datdba) as owner from pg_database where datallowconn and not datistemplate`,
    );
    return rows;
  });
  for (const { name } of databases) {
    const owner = await asSuperuser(place, name, async (client) => {
      const { rows } = await client.query<{ owner: string }>(
        `select pg_get_userbyid(nspowner) as owner from pg_namespace where nspname = 'casino'`,
      );
      return rows[0]?.owner;
    });
    if (owner === undefined) continue;
    const password = randomBytes(24).toString('base64url');
    await asSuperuser(place, name, async (client) => {
      await client.query(`alter role ${pg.escapeIdentifier(owner)} login password '${password}'`);
      await client.query(readFileSync(afterRestore, 'utf8'));
    });
    return `postgres://${encodeURIComponent(owner)}:${password}@127.0.0.1:${place.port}/${encodeURIComponent(name)}`;
  }
  throw new CannotRun('No database in this backup has the schema of a casino ("casino").');
}
