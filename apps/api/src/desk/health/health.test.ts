import { errorCodes } from '@fairhouse/contract/errors';
import { type HealthRule, healthRules, queueNames } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addOperator } from '../../testing/add-operator.ts';
import { callWallet } from '../../testing/call-wallet.ts';
import { startTestApi, type TestApi, type TestMember } from '../../testing/start-test-api.ts';
import { addStaff } from '../staff/add-staff.ts';
import { databaseStanding } from './casino.store.ts';
import type { Measured, Rules } from './incidents/conditions.ts';
import { judgeCasino } from './incidents/watch-casino.ts';
import { sumPayments } from './payments/sum-payments.ts';
import { countedCalls, minutesOfCalls } from './wallet/count-calls.ts';
import { noteMinute } from './wallet/minute.store.ts';
import { readCalls, readVendorCalls } from './wallet/read-calls.ts';

let api: TestApi;
let member: TestMember;
const tokens: Record<'administrator' | 'finance' | 'support', string> = { administrator: '', finance: '', support: '' };
beforeAll(async () => {
  api = await startTestApi();
  member = await api.join();
  for (const role of ['administrator', 'finance', 'support'] as const)
    tokens[role] = await addOperator(api.db, `a-${role}`, [role]);
});
afterAll(() => api.close());

const ask = (path: string, body: object = {}, who: keyof typeof tokens = 'administrator') =>
  api.post(`/operator/health/${path}`, body, tokens[who]);
const auditEventsOf = async (command: string) =>
  (
    await api.db.query('select actor, subject, before, after from audit_event where command = $1 order by id', [
      command,
    ])
  ).rows;

describe('the casino', () => {
  it('is shown to those who may know of it: its own process is there, and what was never measured is not known', async () => {
    await expect
      .poll(async () => (await ask('get')).data.processes.map((it: { name: string }) => it.name))
      .toContain('api');
    const { data } = await ask('get', {}, 'finance');
    const own = data.processes.find(({ name }: { name: string }) => name === 'api');
    expect(own).toMatchObject({ silent: false, stoppedTime: null, memoryBytes: expect.any(Number) });
    expect(data.disks[0].usedPercent).toBeGreaterThan(0);
    expect(data.database).toMatchObject({ connections: expect.any(Number), mostConnections: expect.any(Number) });
    // Nobody archives the log of the tests' server.
    expect(data.database.archive).toBeNull();
    expect(data.queues.map(({ queue }: { queue: string }) => queue).sort()).toEqual([...queueNames].sort());
    expect(data.checks).toEqual([{ check: 'books', time: null, by: null, checked: null, found: null }]);
    expect((await ask('get', {}, 'support')).error).toBe(errorCodes.notPermitted);
  });

  it('has the last result of verify, by whom and over how much; of one member’s book it is none', async () => {
    const one = { memberId: Number(member.id) };
    expect((await api.post('/operator/books/verify', one, tokens.administrator)).error).toBe(errorCodes.missingField);
    await api.post('/operator/books/verify', { ...one, reason: 'She doubts it' }, tokens.administrator);
    expect((await ask('get')).data.checks[0].time).toBeNull();
    await api.post('/operator/books/verify', {}, tokens.administrator);
    expect((await ask('get')).data.checks[0]).toMatchObject({
      by: 'operator:a-administrator',
      found: 0,
      time: expect.any(String),
    });
    const found = { postings: expect.any(Number), faultCount: 0 };
    const actor = 'operator:a-administrator';
    expect(await auditEventsOf('book.verify')).toEqual([
      { actor, subject: `member:${member.id}`, before: null, after: { ...found, books: 1, reason: 'She doubts it' } },
      { actor, subject: 'books', before: null, after: { ...found, books: expect.any(Number) } },
    ]);
  });

  it('says of the oldest transaction how long it continues, never less than nothing', async () => {
    const other = await api.db.connect();
    try {
      const { oldestTransactionSeconds } = await inTransaction(api.db, async (tx) => {
        await tx.query('select now()');
        await other.query('begin');
        return databaseStanding(tx);
      });
      expect(oldestTransactionSeconds).toBeGreaterThanOrEqual(0);
    } finally {
      await other.query('rollback');
      other.release();
    }
  });
});

describe('calls of vendors', () => {
  it('are the sum of what every process has counted, and their delays of all buckets together', async () => {
    const minute = new Date(Math.floor(Date.now() / 60_000) * 60_000);
    const buckets = (upTo5Ms: number, all: number) => [0, 0, upTo5Ms, ...Array(10).fill(all), all];
    await inTransaction(api.db, async (tx) => {
      await noteMinute(tx, 'api@one:1', {
        minute,
        calls: { '/wallet/bet OK': 90 },
        buckets: buckets(90, 90),
        vendors: [{ vendor: 'studio', ok: 90, refused: 0, failed: 0, buckets: buckets(90, 90) }],
        total: 90,
      });
      await noteMinute(tx, 'api@two:1', {
        minute,
        calls: { '/wallet/bet OK': 4, '/wallet/bet LIMIT_EXCEEDED': 6 },
        buckets: buckets(0, 10),
        vendors: [
          { vendor: 'other', ok: 1, refused: 0, failed: 0, buckets: buckets(1, 1) },
          { vendor: 'studio', ok: 3, refused: 5, failed: 1, buckets: buckets(0, 9) },
        ],
        total: 10,
      });
    });
    const read = await readCalls({ db: api.db, clock: () => new Date() }, '1h');
    expect(read).toMatchObject({ calls: 100, knownFrom: minute.toISOString(), points: [{ calls: 100, refused: 6 }] });
    expect(read.statuses).toEqual([
      { path: '/wallet/bet', status: 'OK', calls: 94 },
      { path: '/wallet/bet', status: 'LIMIT_EXCEEDED', calls: 6 },
    ]);
    // 90 of 100 took between 2.5 and 5 ms, the others up to 10.
    expect(read.p50Ms).toBeCloseTo(3.89);
    expect(read.p99Ms).toBeCloseTo(9.5);
    expect((await ask('wallet', { window: '7d' })).data.calls).toBe(100);

    const byVendor = await readVendorCalls({ db: api.db, clock: () => new Date() }, '1h');
    expect(byVendor.rows).toMatchObject([
      { vendor: 'other', calls: 1, refused: 0, failed: 0 },
      { vendor: 'studio', calls: 99, refused: 5, failed: 1 },
    ]);
    // 90 of 99 took between 2.5 and 5 ms.
    expect(byVendor.rows[1]!.p50Ms).toBeCloseTo(3.88);
    expect((await ask('vendors', {}, 'support')).error).toBe(errorCodes.notPermitted);
    expect((await ask('vendors')).data.rows.map(({ vendor }: { vendor: string }) => vendor)).toContain('other');
  });

  it('count for the vendor whose signature they have, and for none when it is wrong', async () => {
    const cut = minutesOfCalls();
    const now = new Date();
    cut(now, await countedCalls());
    const ended = { token: 'a token of no session', user: `${member.id}` };
    expect((await callWallet(api.url, 'balance', ended)).status).toBe('INVALID_TOKEN');
    expect((await callWallet(api.url, 'balance', { nothing: 'of it' })).status).toBe('WRONG_SYNTAX');
    expect((await callWallet(api.url, 'balance', ended, 'another secret')).status).toBe('INVALID_SIGNATURE');
    const { vendors } = cut(now, await countedCalls());
    expect(vendors).toMatchObject([{ vendor: 'studio', ok: 0, refused: 2, failed: 0 }]);
    expect(vendors[0]!.buckets.at(-1)).toBe(2);
  });
});

describe('providers', () => {
  it('are summed by what became of payments, and again when more has become of them', async () => {
    const put = async (state: string, minutesAgo: number, seconds: number | null) =>
      api.db.query(
        `insert into deposit_attempt (member_id, method, provider, reference, amount, currency, request_hash, state,
           created_at, paid_at)
         select $1, code, provider, gen_random_uuid(), 1000, 'USD', '', $2, now() - make_interval(mins => $3),
           now() - make_interval(mins => $3) + make_interval(secs => $4)
         from deposit_method order by code limit 1`,
        [member.id, state, minutesAgo, seconds],
      );
    await put('succeeded', 20, 4);
    await put('succeeded', 20, 8);
    await put('failed', 20, null);
    await put('expired', 20, null);
    await put('processing', 20, null);
    await put('succeeded', 26 * 60, 50);
    // As in a casino that has summed nothing yet.
    await api.db.query('delete from health_payment_sums');
    await sumPayments({ db: api.db, clock: () => new Date() });
    const of = async (window: string) => (await ask('providers', { window })).data.rows;
    expect(await of('1h')).toEqual([
      expect.objectContaining({ kind: 'deposit', done: 2, refused: 1, givenUp: 1, underWay: 1, successPercent: 66.7 }),
    ]);
    expect((await of('1h'))[0].medianSeconds).toBeCloseTo(5);
    expect((await of('24h'))[0].done).toBe(2);
    expect((await of('7d'))[0].done).toBe(3);
    await api.db.query(`update deposit_attempt set state = 'succeeded' where state = 'processing'`);
    await sumPayments({ db: api.db, clock: () => new Date() });
    expect((await of('1h'))[0]).toMatchObject({ done: 3, underWay: 0 });
  });
});

describe('a job', () => {
  it('of the casino is listed with what it does, and asked to run by who may, with a reason, which is recorded', async () => {
    const { data } = await ask('jobs', {}, 'finance');
    const byName = (name: string) => data.jobs.find((job: { name: string }) => job.name === name);
    expect(byName('rollUp')).toMatchObject({ everySeconds: 60, schedule: null, mayRun: true });
    expect(byName('cashback')).toMatchObject({ schedule: '5 0 * * 1', mayRun: false, dueTime: expect.any(String) });
    const run = (name: string, reason = 'a test', who: keyof typeof tokens = 'administrator') =>
      ask('runJob', { name, reason }, who);
    expect((await run('removeWhatIsPast')).data).toEqual({ underWay: expect.any(Boolean) });
    expect((await run('removeWhatIsPast', 'a test', 'finance')).error).toBe(errorCodes.notPermitted);
    expect((await run('cashback')).error).toBe(errorCodes.noSuchThing);
    expect((await run('rollUp', '')).error).toBe(errorCodes.invalidField);
    expect(await auditEventsOf('job.run')).toEqual([
      {
        actor: 'operator:a-administrator',
        subject: 'job:removeWhatIsPast',
        before: null,
        after: { reason: 'a test', underWay: expect.any(Boolean) },
      },
    ]);
  });

  it('of a moment that failed waits for another try, and is tried again when somebody says so', async () => {
    await api.db.query(
      `select casino_jobs.add_job(identifier => 'cashback', payload => '{"period": "2020-W01", "askedBy": "system:test"}',
         job_key => 'broken', queue_name => 'casino', max_attempts => 25, run_at => now() + interval '1 hour')`,
    );
    await api.db.query(`update casino_jobs._private_jobs set attempts = 3, last_error = 'away' where key = 'broken'`);
    const [failed] = (await ask('jobs')).data.failed;
    expect(failed).toMatchObject({ name: 'cashback', problem: 'away', tries: 3, mostTries: 25 });
    expect((await ask('retryJob', { id: failed.id, reason: 'mended' })).data).toEqual({ name: 'cashback' });
    expect((await ask('retryJob', { id: 999_999_999, reason: 'mended' })).error).toBe(errorCodes.noSuchThing);
    const [auditEvent] = await auditEventsOf('job.retry');
    expect(auditEvent).toMatchObject({ subject: 'job:cashback', after: { tries: 0, reason: 'mended' } });
  });
});

describe('an incident', () => {
  let nowMs: number;
  let mails: { to: string; subject: string; paragraphs: string[] }[];
  let late: string[];
  const minute = 60_000;
  const off = { watched: false, limit: 1, leastCount: 1, forMinutes: 5, mailTo: [] };
  let rules: Rules;

  beforeEach(async () => {
    await api.db.query('truncate health_incident');
    nowMs = Date.parse('2026-11-25T12:00:00Z');
    mails = [];
    late = [];
    rules = {
      ...(Object.fromEntries(healthRules.map((rule) => [rule, off])) as Record<HealthRule, typeof off>),
      jobFailing: { ...off, watched: true, mailTo: ['ops@example.com', 'owner@example.com'] },
      chainStill: { ...off, watched: true, mailTo: ['owner@example.com'] },
    };
  });

  async function look(afterMinutes = 0): Promise<void> {
    nowMs += afterMinutes * minute;
    const job = { process: null, ranAt: null, tookMs: null, found: null, rounds: 1n, failedAt: null, problem: 'away' };
    const measured: Measured = {
      now: new Date(nowMs),
      processes: [],
      queues: [],
      payments: [],
      chains: [],
      archive: null,
      refusals: [],
      tables: [],
      checks: [],
      jobs: late.map((name) => ({ ...job, name, failures: 3 })),
    };
    const writeMail = async (_tx: unknown, to: string, letter: { subject: string; paragraphs: string[] }) => {
      mails.push({ to, ...letter });
    };
    await judgeCasino({ db: api.db, writeMail }, measured, rules);
  }

  const listed = async (state = '') => (await ask('incidents', { state }, 'finance')).data.rows;

  it('is raised once when it has held for long enough, and reported once more when it is over', async () => {
    late = ['rollUp'];
    await look();
    await look(4.9);
    expect([await listed(), mails]).toEqual([[], []]);
    await look(0.1);
    expect(await listed('open')).toEqual([
      expect.objectContaining({ rule: 'jobFailing', subject: 'rollUp', endedTime: null, mailedTo: 2 }),
    ]);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ops@example.com', 'Incident: A job fails (rollUp)'],
      ['owner@example.com', 'Incident: A job fails (rollUp)'],
    ]);
    for (let n = 0; n < 20; n++) await look(1);
    expect(mails).toHaveLength(2);
    late = [];
    await look(4.9);
    expect(await listed('ended')).toEqual([]);
    await look(0.1);
    expect(await listed('ended')).toHaveLength(1);
    expect(mails.slice(2).map(({ subject }) => subject)).toEqual(Array(2).fill('Resolved: A job fails (rollUp)'));
    await look(60);
    expect(mails).toHaveLength(4);
  });

  it('is mailed to a colleague in their language', async () => {
    const { id, token } = (await addStaff(api.db, { name: 'sergio', roles: ['support'] }))!;
    await api.db.query(`update staff set email = 'owner@example.com' where id = $1`, [id]);
    await api.post('/operator/auth/me', {}, token, { 'x-fe-lang': 'fil' });
    late = ['rollUp'];
    await look();
    await look(5);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ops@example.com', 'Incident: A job fails (rollUp)'],
      ['owner@example.com', 'Insidente: Pumapalya ang job (rollUp)'],
    ]);
    await api.db.query('update staff set email = null where id = $1', [id]);
  });

  it('that stops before it was one leaves nothing', async () => {
    late = ['rollUp'];
    await look();
    late = [];
    await look(4);
    late = ['rollUp'];
    await look(1);
    await look(4);
    expect([await listed(), mails]).toEqual([[], []]);
    expect((await api.db.query('select 1 from health_incident')).rowCount).toBe(1);
  });

  it('that comes and goes is one, and many at once are one letter to each', async () => {
    late = ['one', 'two', 'three'];
    await look();
    await look(5);
    for (let n = 0; n < 60; n++) {
      late = n % 2 === 0 ? [] : ['one', 'two', 'three'];
      await look(1);
    }
    expect(await listed()).toHaveLength(3);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Incident: A job fails (one), and 2 more'));
    expect(mails[0]!.paragraphs).toHaveLength(3);
  });

  it('of a rule that is switched off is over at once', async () => {
    late = ['rollUp'];
    await look();
    await look(5);
    rules = { ...rules, jobFailing: { ...rules.jobFailing, watched: false } };
    await look(0.5);
    expect(await listed('ended')).toHaveLength(1);
  });

  it('judged by several at once is still one', async () => {
    late = ['rollUp'];
    await look();
    nowMs += 5 * minute;
    await Promise.all(Array.from({ length: 4 }, () => look()));
    expect(await listed()).toHaveLength(1);
    expect(mails).toHaveLength(2);
  });

  it('is acknowledged once, with a note, by somebody who is named', async () => {
    late = ['rollUp', 'sumUp'];
    await look();
    await look(5);
    const [first, second] = await listed();
    const say = (id: number, note = 'I am at it') => ask('acknowledge', { id, note }, 'finance');
    expect((await say(first.id)).data).toMatchObject({ acknowledgedBy: 'operator:a-finance', note: 'I am at it' });
    expect((await say(first.id)).error).toBe(errorCodes.wrongState);
    expect((await say(999_999)).error).toBe(errorCodes.noSuchThing);
    expect((await say(second.id, '')).error).toBe(errorCodes.invalidField);
    expect((await auditEventsOf('incident.acknowledge')).map(({ subject }) => subject)).toEqual([
      `incident:${first.id}`,
    ]);
    const page = await ask('incidents', { pageSize: 1 });
    expect(page.data).toMatchObject({ rows: [{ id: first.id }], next: first.id });
    expect((await ask('incidents', { before: page.data.next })).data).toMatchObject({
      rows: [{ id: second.id }],
      next: null,
    });
  });
});

it('the border of each rule is a setting with a history, and an address must be one', async () => {
  const set = (fields: object, version = 1) =>
    api.post(
      '/operator/setting/set',
      { name: 'healthRule', scope: 'diskFull', version, fields, reason: 'a test' },
      tokens.administrator,
    );
  expect((await ask('get')).data.mail.incidentAddresses).toBe(0);
  expect((await set({ mailTo: ['nobody'] })).error).toBe(errorCodes.settingRefused);
  expect((await set({ limit: 100 })).error).toBe(errorCodes.settingRefused);
  expect((await set({ limit: 80, mailTo: ['ops@example.com'] })).data).toMatchObject({
    version: 2,
    value: { limit: 80 },
  });
  const addresses = async () => (await ask('get')).data.mail.incidentAddresses;
  await expect.poll(addresses).toBe(1);
});
