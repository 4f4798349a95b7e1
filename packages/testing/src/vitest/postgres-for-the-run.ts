import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@fairhouse/database/embedded';

/** One PostgreSQL server for a whole vitest run; the workers inherit its address. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.FAIRHOUSE_TEST_PG_URL) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-test-'));
  // PostgreSQL runs as another user when we are root, and has to pass through.
  chmodSync(folder, 0o711);
  const server = await startEmbeddedPostgres({
    folder: join(folder, 'postgres'),
    diesWithParent: true,
    // The folder does not outlive the run; a killed server loses nothing by it, only a lost machine does.
    settings: { fsync: 'off', full_page_writes: 'off', max_connections: '300' },
  });
  process.env.FAIRHOUSE_TEST_PG_URL = server.url;
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
