import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { connect } from '@fairhouse/database';
import { freePort, testDatabase } from '@fairhouse/testing';
import { expect, it } from 'vitest';
import { loadReferenceData } from './reference-data.ts';
import { casinoMigrations, casinoSchema } from './schema.ts';
import { readSettings } from './settings.ts';
import { registrationOf } from './testing/registration-of.ts';
import { startProcess } from './testing/start-money-casino.ts';
import { testSecrets } from './testing/start-test-api.ts';

it('ends on SIGTERM after it has answered what it accepted: nothing is done unanswered or answered undone', async () => {
  const database = await testDatabase({ schema: casinoSchema, connections: 1, migrations: casinoMigrations });
  const db = connect({ url: database.url, schema: casinoSchema, connections: 2 });
  const folder = await mkdtemp(join(tmpdir(), 'fairhouse-end-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...testSecrets,
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    PORT: String(port),
    DESK_PORT: '0',
    DATABASE_URL: database.url,
    FAIRHOUSE_DATA_DIR: folder,
    PUBLIC_ORIGIN: url,
    STUDIO_ORIGIN: 'http://127.0.0.1:1',
    SANDBOX_ORIGIN: 'http://127.0.0.1:2',
    SANDBOX: 'on',
    // All of them come from one address.
    PICTURE_AFTER_JOINS: '100',
  };
  await loadReferenceData(db, readSettings(env));
  const api = await startProcess('apps/api/src/main.ts', url, env);
  const register = async (number: number) => {
    const response = await fetch(`${url}/api/sys/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(registrationOf(number)),
    });
    return ((await response.json()) as { error: number }).error;
  };
  // Twenty passwords take a second to hash: the signal comes in the middle of them.
  const joining = Array.from({ length: 20 }, (_, number) => register(7_000 + number).catch(() => 'not accepted'));
  const first = await Promise.race(joining);
  const ended = once(api, 'exit');
  api.kill('SIGTERM');
  const [code] = await ended;
  const answers = await Promise.all(joining);

  expect(first).toBe(0);
  expect(code).toBe(0);
  const { rows } = await db.query(
    `select count(*)::int as members, count(b.member_id)::int as books, count(a.member_id)::int as events from member m
       left join book b on b.member_id = m.id left join audit_event a on a.member_id = m.id and a.command = 'member.join'`,
  );
  const done = answers.filter((answer) => answer === 0).length;
  expect(done).toBeGreaterThan(1);
  expect(rows[0]).toEqual({ members: done, books: done, events: done });
  await db.end();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

it('refuses a database from before version 1.0.0 with one sentence, and changes nothing in it', async () => {
  const before = [{ id: 'access/0001-member', sql: 'create table member (id int primary key)' }];
  const database = await testDatabase({ schema: casinoSchema, connections: 1, migrations: before });
  const migrate = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL('migrate.ts', import.meta.url))], {
    env: {
      ...process.env,
      ...testSecrets,
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      FAIRHOUSE_DATA_DIR: tmpdir(),
      PUBLIC_ORIGIN: 'http://127.0.0.1:3',
      STUDIO_ORIGIN: 'http://127.0.0.1:1',
      SANDBOX_ORIGIN: 'http://127.0.0.1:2',
      SANDBOX: 'on',
    },
  });
  const [output, errors, [code]] = await Promise.all([
    text(migrate.stdout),
    text(migrate.stderr),
    once(migrate, 'exit'),
  ]);
  expect(`${output}${errors}`).toBe(
    'migrate: This database was made by a version before 1.0.0, which was never released. ' +
      'Start with an empty database, or set FAIRHOUSE_DATA_DIR to a new folder.\n',
  );
  expect(code).toBe(1);
  const { rows } = await database.pool.query(
    `select table_name::text as name from information_schema.tables where table_schema = $1 order by 1`,
    [casinoSchema],
  );
  expect(rows.map(({ name }) => name)).toEqual(['member', 'schema_migration']);
  await database.close();
});
