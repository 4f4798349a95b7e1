import { type OwnServer, ownServer } from '@fairhouse/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Database } from './connect.ts';
import { GroupCommitBusy } from './group-commit/failures.ts';
import { inLongTransaction, inTransaction } from './transaction.ts';
import { OutcomeUnknown, troubleOf } from './trouble.ts';

const answerWithinMs = 1_000;
let server: OwnServer;
let db: Database;

beforeAll(async () => {
  server = await ownServer({ max_connections: '12' });
  db = connect({ url: server.url, schema: 'public', connections: 2, answerWithinMs });
  await db.query('create table coin (id int primary key)');
});
afterAll(async () => {
  await db.end();
  await server.close();
});

async function failureOf(attempt: Promise<unknown>): Promise<Error> {
  return attempt.then(
    () => expect.unreachable('it was answered'),
    (error: Error) => error,
  );
}

/** What is asked of a server that hangs. The server continues only after the work has ended. */
async function whileFrozen<T>(work: () => Promise<T>): Promise<T> {
  server.freeze();
  try {
    return await work();
  } finally {
    server.thaw();
  }
}

it('gives up a server that does not answer, and who only asked knows that nothing was done', async () => {
  await db.query('select 1');
  const errors = await whileFrozen(() =>
    // One has a connection, one gets a new one, and one waits for either.
    Promise.all([1, 2, 3].map(() => failureOf(db.query('select 1')))),
  );
  for (const error of errors) {
    expect(troubleOf(error)).toBe('away');
    expect(error).not.toBeInstanceOf(OutcomeUnknown);
  }
  expect((await db.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('says of a commit, and of a change by itself, whose answer is lost that it was made or was not', async () => {
  let froze = Promise.resolve();
  const freezing = inTransaction(db, async (tx) => {
    await tx.query('insert into coin values (1)');
    server.freeze();
    froze = new Promise((done) => setTimeout(done, answerWithinMs * 1.5)).then(() => server.thaw());
  });
  expect(await failureOf(freezing)).toBeInstanceOf(OutcomeUnknown);
  await froze;
  await db.query('select 1');
  const result = await whileFrozen(() => failureOf(db.query('insert into coin values (2)')));
  expect(result).toMatchObject({ name: 'OutcomeUnknown' });
  expect(troubleOf(result)).toBe('away');
});

it('a transaction that was not yet committed when the server hung was not made', async () => {
  let isThawed = false;
  let thawed = Promise.resolve();
  const error = await failureOf(
    inTransaction(db, async (tx) => {
      await tx.query('insert into coin values (3)');
      server.freeze();
      thawed = new Promise((done) => setTimeout(done, answerWithinMs * 1.9)).then(() => {
        isThawed = true;
        server.thaw();
      });
      await tx.query('select 1');
    }),
  );
  // The query is given up after one such time; the answer to the rollback, which would take another, is not waited for.
  expect(isThawed).toBe(false);
  expect(error).not.toBeInstanceOf(OutcomeUnknown);
  await thawed;
  expect((await db.query('select id from coin where id = 3')).rows).toEqual([]);
});

it('the server itself cancels what takes too long, and waits for no lock for ever', async () => {
  expect(await failureOf(db.query('select pg_sleep(30)'))).toMatchObject({ code: '57014' });
  await inTransaction(db, async (tx) => {
    await tx.query('lock table coin');
    const error = await failureOf(db.query('insert into coin values (4)'));
    expect(error).toMatchObject({ code: '55P03' });
    expect(troubleOf(error)).toBe('away');
  });
});

it('work that takes long by nature has a bound of its own, and its connection the usual one again', async () => {
  // The server gives up a tenth before the driver: of so much a busy machine can lose less than a tenth.
  const one = connect({ url: server.url, schema: 'public', connections: 1, answerWithinMs });
  await inLongTransaction(one, 5_000, (tx) => tx.query('select pg_sleep(1.2)'));
  expect(await failureOf(one.query('select pg_sleep(30)'))).toMatchObject({ code: '57014' });
  expect(await failureOf(inLongTransaction(one, 2_000, (tx) => tx.query('select pg_sleep(30)')))).toMatchObject({
    code: '57014',
  });
  await one.end();
});

it('knows a server without a connection left, and one that restarts', async () => {
  const taken: pg.Client[] = [];
  const take = async () => {
    const client = new pg.Client({ connectionString: server.url });
    client.on('error', () => {});
    await client.connect();
    taken.push(client);
  };
  const full = await failureOf(
    (async () => {
      for (;;) await take();
    })(),
  );
  expect(full).toMatchObject({ code: '53300' });
  expect(troubleOf(full)).toBe('away');
  const late = connect({ url: server.url, schema: 'public', connections: 1, answerWithinMs });
  expect(troubleOf(await failureOf(late.query('select 1')))).toBe('away');
  await Promise.all(taken.map((client) => client.end()));

  const sleeping = failureOf(db.query('select pg_sleep(0.8)'));
  await new Promise((done) => setTimeout(done, 100));
  await server.stop();
  expect(troubleOf(await sleeping)).toBe('away');
  expect(troubleOf(await failureOf(db.query('select 1')))).toBe('away');
  await server.start();
  expect((await db.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await late.end();
});

it('knows a full disk, wherever it shows, and takes no bug for trouble', () => {
  expect(troubleOf(Object.assign(new Error('could not extend file'), { code: '53100' }))).toBe('full');
  expect(troubleOf(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }))).toBe('full');
  expect(troubleOf(new Error('wrapped', { cause: Object.assign(new Error(), { code: '57P01' }) }))).toBe('away');
  expect(troubleOf(Object.assign(new Error('cannot execute INSERT'), { code: '25006' }))).toBe('away');
  expect(troubleOf(new GroupCommitBusy('no time for it'))).toBe('away');
  expect(troubleOf(new OutcomeUnknown('no answer in time'))).toBe('away');
  expect(troubleOf(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBeUndefined();
  expect(troubleOf(new TypeError('x is not a function'))).toBeUndefined();
});

it('knows the death of a machine by the words in which a coordinator passes it on', () => {
  const passedOn = (message: string) => Object.assign(new Error(message), { code: 'XX000' });
  for (const message of [
    'SSL SYSCALL error: EOF detected\ninvalid socket',
    'server closed the connection unexpectedly\n\tThis',
  ])
    expect(troubleOf(passedOn(message))).toBe('away');
  expect(troubleOf(passedOn('could not open relation with OID 7'))).toBeUndefined();
});
