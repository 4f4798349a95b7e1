import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedPostgres, freePort, startEmbeddedPostgres } from '@fairhouse/database/embedded';
import pg from 'pg';
import { childrenOf } from './own-server.ts';

/** A primary and a standby that has everything the primary acknowledges, out of the npm package alone. */
export interface ReplicatedServer {
  /** Names both servers, the primary first. */
  url: string;
  primary: { url: string };
  standby: { url: string };
  /** Of the one that takes writes now. */
  writableUrl(): string;
  /** Ends every process of the primary with signal 9. */
  killPrimary(): Promise<void>;
  /** Makes the standby a primary; resolves when it takes writes. */
  promote(): Promise<void>;
  close(): Promise<void>;
}

const standbyName = 'standby';
const inStepWithinMs = 120_000;

/** What is not copied: whose server it was, and a log that the standby is sent anyway (PostgreSQL documentation, backup-lowlevel-base-backup-data). */
const notCopied = new Set(['postmaster.pid', 'postmaster.opts', 'pg_internal.init', 'log']);
const copiedEmpty = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);

export async function replicatedServer(settings: Record<string, string> = {}): Promise<ReplicatedServer> {
  const parent = mkdtempSync(join(tmpdir(), 'fairhouse-replicated-'));
  chmodSync(parent, 0o711);
  const start = (name: string, own: Record<string, string>, port?: number): Promise<EmbeddedPostgres> =>
    startEmbeddedPostgres({
      folder: join(parent, name),
      port,
      settings: { shared_buffers: '64MB', wal_keep_size: '256MB', ...settings, ...own },
      diesWithParent: true,
    });
  const primary = await start('primary', {});
  const { username, password, hostname, port } = new URL(primary.url);
  await copyFolder(primary.url, join(parent, 'primary'), join(parent, 'standby'));
  const standby = await start(
    'standby',
    {
      primary_conninfo: `host=${hostname} port=${port} user=${username} password=${password} application_name=${standbyName}`,
    },
    await freePort(),
  );
  await withClient(primary.url, async (client) => {
    // Only now, so that the copy does not wait for a standby of its own once it is the primary.
    await client.query(`alter system set synchronous_standby_names = '${standbyName}'`);
    await client.query('select pg_reload_conf()');
    for (const deadline = Date.now() + inStepWithinMs; ; await sleep(25)) {
      const { rows } = await client.query("select from pg_stat_replication where sync_state = 'sync'");
      if (rows.length === 1) return;
      if (Date.now() > deadline) throw new Error('the standby did not come into step');
    }
  });
  const both = new URL(primary.url);
  let writable = primary;
  return {
    url: primary.url.replace(both.host, `${both.host},${new URL(standby.url).host}`),
    primary: { url: primary.url },
    standby: { url: standby.url },
    writableUrl: () => writable.url,
    async killPrimary() {
      // The one that begets the others first, so that none is born meanwhile; each is a group of its own.
      for (const pid of [primary.pid, ...childrenOf(primary.pid)]) killIfThere(pid);
      await primary.gone;
    },
    promote: () =>
      withClient(standby.url, async (client) => {
        const { rows } = await client.query<{ done: boolean }>('select pg_promote() as done');
        if (!rows[0]!.done) throw new Error('the standby was not promoted');
        writable = standby;
      }),
    async close() {
      await primary.stop();
      await standby.stop();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

/** A connection may have ended, and its process with it, since the processes were listed. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Copies a server that runs, since the package has no pg_basebackup; the session that began it has to end it. */
async function copyFolder(url: string, from: string, to: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query("select pg_backup_start('standby', true)");
    cpSync(from, to, {
      recursive: true,
      filter: (path) => !notCopied.has(basename(path)) && !path.includes('pgsql_tmp'),
    });
    for (const name of copiedEmpty) {
      rmSync(join(to, 'cluster', name), { recursive: true, force: true });
      mkdirSync(join(to, 'cluster', name), { mode: 0o700 });
    }
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeFileSync(join(to, 'cluster', 'backup_label'), rows[0]!.labelfile);
    writeFileSync(join(to, 'cluster', 'standby.signal'), '');
  });
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
