import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive, startEmbeddedPostgres } from '@fairhouse/database/embedded';

const prefix = 'fairhouse-test-';
const memory = '/dev/shm';
/** Two hundred copies of the casino, and what is left free for everybody else. */
const roomBytes = 4 * 1024 ** 3;

/**
 * In memory where there is plenty of it: a run makes and drops hundreds of databases of a thousand files each, and a disk's
 * file system took more time for these than PostgreSQL for all its statements. Else in the usual folder.
 */
function place(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    forgetTheDead();
    if (bavail * bsize > roomBytes && freemem() > 2 * roomBytes) return memory;
  } catch {
    // Not a Linux, or one that keeps its memory to itself.
  }
  return tmpdir();
}

/** What a run left that was killed would take memory until the machine ends. */
function forgetTheDead(): void {
  for (const name of readdirSync(memory)) {
    const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? [];
    if (pid && !isAlive(Number(pid))) rmSync(join(memory, name), { recursive: true, force: true });
  }
}

/** One PostgreSQL server for a whole vitest run; the workers inherit its address. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.FAIRHOUSE_TEST_PG_URL) return undefined;
  const folder = mkdtempSync(join(place(), `${prefix}${process.pid}-`));
  // PostgreSQL runs as another user when we are root, and has to pass through.
  chmodSync(folder, 0o711);
  const server = await startEmbeddedPostgres({
    folder: join(folder, 'postgres'),
    diesWithParent: true,
    // The folder does not outlive the run; a killed server loses nothing by it, only a lost machine does.
    settings: {
      fsync: 'off',
      full_page_writes: 'off',
      max_connections: '300',
      max_wal_size: '512MB',
      // Nobody replicates it, and a database lives for seconds: cleaning hundreds of them takes connections and finds nothing.
      wal_level: 'minimal',
      max_wal_senders: '0',
      autovacuum: 'off',
      // What is read lies in memory: handing it to another process costs more than reading it.
      io_method: 'sync',
    },
    // glibc gives memory back after each statement and faults it in again for the next, a tenth of what the tests took.
    env: { MALLOC_TRIM_THRESHOLD_: '268435456', MALLOC_TOP_PAD_: '1048576', MALLOC_MMAP_THRESHOLD_: '33554432' },
  });
  process.env.FAIRHOUSE_TEST_PG_URL = server.url;
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
