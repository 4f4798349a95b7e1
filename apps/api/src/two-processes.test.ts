import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { postWithin } from '@fairhouse/betting';
import { errorCodes } from '@fairhouse/contract/errors';
import { inTransaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { CannotRun } from '@fairhouse/operation';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programArgs } from '../../../test-kit/built-program.ts';
import { joinAlone } from './growth/bonus/bonus.fixture.ts';
import { type S3Server, startS3Server } from './lib/storage/s3-server.fixture.ts';
import { addOperator } from './testing/add-operator.ts';
import { callWallet } from './testing/call-wallet.ts';
import { setCasino } from './testing/setting-of.ts';
import {
  startBeside,
  startTestApi,
  type TestApi,
  type TestMember,
  type TestProcess,
  testSecrets,
} from './testing/start-test-api.ts';

const run = promisify(execFile);

/** Two processes of one casino, which share the database and the server of the uploads, and nothing else. */
let one: TestApi;
let other: TestProcess;
let uploads: S3Server;
let key: string;
let anna: string;
let administrator: string;
const env: Record<string, string> = {
  TRUSTED_PROXIES: '127.0.0.1',
  GUESSES_PER_MINUTE: '10',
  CALLS_PER_MINUTE: '100',
  PICTURE_AFTER_FAILURES: '4',
};

/** Anyone who asks comes from an address of his own, so that no test uses up another's share. */
let callers = 0;
const someone = () => ({ 'x-forwarded-for': `198.51.100.${++callers}` });

beforeAll(async () => {
  uploads = await startS3Server();
  const { endpoint, bucket, key: user, secret } = uploads.settings;
  Object.assign(env, {
    UPLOADS_S3_ENDPOINT: endpoint,
    UPLOADS_S3_BUCKET: bucket,
    UPLOADS_S3_KEY: user,
    UPLOADS_S3_SECRET: secret,
  });
  one = await startTestApi(env);
  other = await startBeside(one, env);
  key = await addOperator(one.db, 'dora');
  anna = await addOperator(one.db, 'anna');
  administrator = await addOperator(one.db, 'berta', ['administrator']);
});
afterAll(async () => {
  await other?.close();
  await one?.close();
  await uploads?.close();
});

/** A member with 50.00 who has bet at the other process; `bet` asks it for another. */
async function playing() {
  const member = await joinAlone(one);
  await inTransaction(one.db, (tx) =>
    postWithin(tx, {
      memberId: member.id,
      type: 'DEPOSIT',
      amount: amountOf('USD', 5_000n),
      source: 'cashier',
      externalId: randomUUID(),
    }),
  );
  const launch = await other.post('/sys/game/getLaunchUrl', { id: 1 }, member.token, someone());
  const launchToken = new URL(launch.data).searchParams.get('token');
  const { user, token } = await callWallet(other.url, 'authenticate', { launchToken, gameCode: 'nocturne' });
  const game = { user, token, gameCode: 'nocturne', currency: 'USD' };
  const bet = async (): Promise<string> => {
    const ids = { roundId: randomUUID(), transactionId: randomUUID() };
    return (await callWallet(other.url, 'bet', { ...game, ...ids, amount: 100 })).status;
  };
  expect(await bet()).toBe('OK');
  return { member, bet };
}

describe('every bet that is begun at the other process afterwards is refused', () => {
  const ends: [string, (member: TestMember) => Promise<{ error: number }>][] = [
    [
      'suspended',
      ({ id }) =>
        one.post('/operator/member/suspend', { memberId: Number(id), suspended: true, reason: 'a test' }, key),
    ],
    ['excluded', ({ token }) => one.post('/sys/protection/exclude', { months: 0, sure: true }, token)],
    ['logged out', ({ token }) => one.post('/sys/auth/logout', {}, token)],
  ];
  it.each(ends)('of who was %s through one', async (_, end) => {
    const { member, bet } = await playing();
    expect((await end(member)).error).toBe(0);
    expect(await Promise.all([bet(), bet(), bet()])).not.toContain('OK');
    expect((await other.post('/sys/auth/token/info', {}, member.token, someone())).error).toBe(errorCodes.loginAgain);
  });
});

describe('the other process goes by', () => {
  const changes: [string, () => Promise<unknown>, () => Promise<unknown>, unknown][] = [
    [
      'a setting',
      () => setCasino(one, 'contact', 'casino', { telegramLink: 'https://t.me/changed' }),
      async () => (await other.post('/sys/sysSetting/contactUsSetting', {}, undefined, someone())).data.telegramLink,
      'https://t.me/changed',
    ],
    [
      'a pack of rules',
      () => setCasino(one, 'jurisdictions', 'casino', { packs: ['CA-ON'] }),
      async () => (await other.post('/base/state/find', { code: 'CA-ON' }, undefined, someone())).data.ageLeast,
      19,
    ],
    [
      'a promotion',
      async () => {
        const { data } = await one.post('/operator/promotion/listAll', {}, key);
        for (const { id } of data) await one.post('/operator/promotion/set', { id, enabled: false }, key);
      },
      async () => (await other.post('/sys/promotion/listAll', { event: 'visit' }, undefined, someone())).data.length,
      0,
    ],
    [
      'the catalogue',
      async () => {
        const { data } = await one.post('/operator/catalogue/list', {}, key);
        const { id, version } = data.games.find((game: { code: string }) => game.code === 'european-roulette');
        const closed = { id, version, state: 'closed', reason: 'a test' };
        return one.post('/operator/catalogue/arrangeGame', closed, key);
      },
      async () =>
        JSON.stringify((await other.post('/sys/game/all', {}, undefined, someone())).data).includes(
          'european-roulette',
        ),
      false,
    ],
    [
      'what somebody at the desk may do',
      async () => {
        const { data } = await one.post('/operator/staff/list', {}, administrator);
        const { id } = data.find(({ name }: { name: string }) => name === 'anna');
        return one.post('/operator/staff/setRoles', { id, roles: ['support'], reason: 'a test' }, administrator);
      },
      async () => (await other.post('/operator/setting/listAll', { name: 'contact' }, anna, someone())).error,
      errorCodes.notPermitted,
    ],
    [
      'a vendor that was disabled',
      () => one.db.query(`update vendor set enabled = false where id = 'studio'`),
      async () => (await callWallet(other.url, 'authenticate', { launchToken: 'x', gameCode: 'nocturne' })).status,
      'INVALID_SIGNATURE',
    ],
  ];

  /** What the process knew before, so that the change has something to get rid of. */
  const before: unknown[] = [];
  beforeAll(async () => {
    for (const [, , see] of changes) before.push(await see());
  });

  it.each(changes.map((change, at) => [...change, at] as const))('%s', async (_, change, see, wanted, at) => {
    expect(before[at]).not.toEqual(wanted);
    await change();
    await expect.poll(see, { timeout: 120_000, interval: 50 }).toEqual(wanted);
  });

  afterAll(() => one.db.query(`update vendor set enabled = true where id = 'studio'`));
});

describe('both count together', () => {
  const inTurn = async (calls: number, ask: (process: TestProcess) => Promise<{ error: number }>) => {
    const errors: number[] = [];
    for (let at = 0; at < calls; at++) errors.push((await ask(at % 2 ? other : one)).error);
    return errors;
  };
  const { tooManyRequests, verificationRequired } = errorCodes;

  it('guesses, exactly', async () => {
    const from = someone();
    const guess = (process: TestProcess) =>
      process.post('/sys/member/mail/forgot/send', { usernameOrEmail: 'x' }, undefined, from);
    const errors = await inTurn(14, guess);
    expect(errors.map((error) => error === tooManyRequests)).toEqual([
      ...Array(10).fill(false),
      ...Array(4).fill(true),
    ]);
  });

  it('letters to the casino, exactly', async () => {
    const from = someone();
    const letter = { name: 'A', username: 'a', phone: '+4412345678', message: 'Hello', queryCategory: 'technical' };
    let written = 0;
    const errors = await inTurn(13, (process) =>
      process.post('/sys/contact/send', { ...letter, email: `a${++written}@example.com` }, undefined, from),
    );
    expect(errors.filter((error) => error === 0)).toHaveLength(10);
    expect(errors.slice(10)).toEqual([tooManyRequests, tooManyRequests, tooManyRequests]);
  });

  it('calls of an address: anyone who had the share at one has none at the other a second later', async () => {
    const from = someone();
    const look = (process: TestProcess) => process.post('/sys/sysSetting/contactUsSetting', {}, undefined, from);
    for (let at = 0; at < 100; at++) expect((await look(one)).error).toBe(0);
    expect((await look(one)).error).toBe(tooManyRequests);
    // It learns of it once this address has had a tenth of the share here too.
    for (let at = 0; at < 10; at++) expect((await look(other)).error).toBe(0);
    await expect.poll(async () => (await look(other)).error, { interval: 200 }).toBe(tooManyRequests);
  });

  it('failures, after which a picture is asked for', async () => {
    const from = someone();
    const { username } = await joinAlone(one);
    const errors = await inTurn(6, (process) =>
      process.post(
        '/sys/auth/login',
        { username: `${username}x${++callers}`, password: 'not the password' },
        undefined,
        from,
      ),
    );
    expect(errors.slice(0, 4)).not.toContain(verificationRequired);
    expect(errors.slice(4)).toEqual([verificationRequired, verificationRequired]);
  });
});

it('a picture that was uploaded at one is shown by the other', async () => {
  const member = await joinAlone(one);
  const form = new FormData();
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png');
  const headers = { authorization: member.token };
  const uploaded = await fetch(`${one.url}/api/sys/file/upload`, { method: 'POST', headers, body: form });
  const { data } = (await uploaded.json()) as { data: { id: number; url: string } };
  const shown = await fetch(`${other.url}${data.url}`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect((await fetch(`${other.url}/api/sys/file/get?id=${data.id}`)).status).toBe(404);
  uploads.failWith(503);
  expect((await fetch(`${other.url}${data.url}`)).status).toBe(503);
  uploads.failWith(undefined);
  expect((await fetch(`${other.url}${data.url}`)).status).toBe(200);
});

describe('a process with another secret', () => {
  const another = 'some other secret, long enough to be one';
  const state = async () => (await one.db.query('select * from vendor')).rows;

  it.each(['SIGNING_SECRET', 'WALLET_SECRET', 'FACTOR_SECRET', 'AUDIT_LOG_KEY', 'PUSH_KEY', 'EXCLUDED_PERSON_KEY'])(
    'of %s refuses to start, in a sentence, and changes nothing',
    async (name) => {
      const before = await state();
      const started = startBeside(one, { ...env, [name]: another, STUDIO_ORIGIN: 'http://localhost:9999' });
      await expect(started).rejects.toThrow(CannotRun);
      await expect(started).rejects.toThrow(
        new RegExp(`^${name}.* of this casino.*; give every process on its database the same`),
      );
      expect(await state()).toEqual(before);
    },
  );

  it('is not let near the tables by a migration either, as of a second `npm start` with a folder of its own', async () => {
    const before = await state();
    const names = ['SIGNING_SECRET', 'WALLET_SECRET', 'FACTOR_SECRET', 'AUDIT_LOG_KEY', 'PUSH_KEY'];
    const own = { ...testSecrets, ...Object.fromEntries(names.map((name) => [name, `${another} (${name})`])) };
    const ended = run(process.execPath, await programArgs('apps/api/src/migrate.ts'), {
      env: {
        ...{ PATH: process.env.PATH, NODE_ENV: 'test', SANDBOX: 'on', DATABASE_URL: one.databaseUrl, ...own },
        ...{
          FAIRHOUSE_DATA_DIR: tmpdir(),
          PUBLIC_ORIGIN: 'http://localhost:8000',
          SANDBOX_ORIGIN: 'http://localhost:8002',
        },
        STUDIO_ORIGIN: 'http://localhost:8001',
      },
    });
    await expect(ended).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^migrate: SIGNING_SECRET and .* are not the ones of this casino.*\.$/m),
    });
    expect(await state()).toEqual(before);
  });

  it('changes one for who knows the former: both values open for a while what they were used for', async () => {
    const { post, db } = one;
    const { rows } = await db.query(`select count(*)::int as events from audit_event where command = 'secrets.change'`);
    const changed = await startBeside(one, {
      ...env,
      WALLET_SECRET: another,
      WALLET_SECRET_FORMER: 'another secret of the tests, long enough',
    });
    const member = await joinAlone(one);
    const launch = await post('/sys/game/getLaunchUrl', { id: 1 }, member.token, someone());
    const launchToken = new URL(launch.data).searchParams.get('token');
    const ask = (secret?: string) =>
      callWallet(changed.url, 'authenticate', { launchToken, gameCode: 'nocturne' }, secret);
    expect((await ask()).status).toBe('OK');
    expect((await ask(another)).status).not.toBe('INVALID_SIGNATURE');
    expect((await ask('neither of the two secrets of this test')).status).toBe('INVALID_SIGNATURE');
    const after = await db.query(`select after from audit_event where command = 'secrets.change' order by id`);
    expect(after.rows.slice(rows[0].events)).toEqual([{ after: { secrets: ['WALLET_SECRET'] } }]);
    await changed.close();
    // Who restarts with the former one alone is a stranger now.
    await expect(startBeside(one, env)).rejects.toThrow('WALLET_SECRET is not the one of this casino');
  });
});
