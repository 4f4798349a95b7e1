import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@fairhouse/database';
import { freePort, testDatabase } from '@fairhouse/testing';
import { expect, it } from 'vitest';
import { loadReferenceData } from './reference-data.ts';
import { casinoMigrations, casinoSchema } from './schema.ts';
import { readSettings } from './settings.ts';
import { registrationOf } from './testing/registration-of.ts';
import { startProcess } from './testing/start-money-house.ts';
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
    `select count(*)::int as members, count(b.member_id)::int as books, count(a.member_id)::int as acts from member m
       left join book b on b.member_id = m.id left join act a on a.member_id = m.id and a.verb = 'member.join'`,
  );
  const done = answers.filter((answer) => answer === 0).length;
  expect(done).toBeGreaterThan(1);
  expect(rows[0]).toEqual({ members: done, books: done, acts: done });
  await db.end();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
