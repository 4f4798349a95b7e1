import { testDatabase } from '@fairhouse/testing';
import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { beginWorkerLife } from './worker-life.ts';

it('gives its connection back once, though it breaks just after the end', async () => {
  const database = await testDatabase();
  const clients: pg.PoolClient[] = [];
  database.pool.on('connect', (client) => clients.push(client));
  await runMigrations({ pgPool: database.pool, schema: 'queue_of_a_life', logger: new Logger(() => () => {}) });
  const life = await beginWorkerLife({
    pool: database.pool,
    schema: 'queue_of_a_life',
    everyMs: 60_000,
    silentMs: 600_000,
    log: { warn: () => {} },
  });
  await life.end();
  expect(clients.length).toBeGreaterThan(0);
  // What the server says to a connection that is being closed; an exception here would end the process.
  for (const client of clients) client.emit('error', new Error('terminating connection'));
  await database.close();
});
