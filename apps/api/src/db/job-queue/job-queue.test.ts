import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type TestDatabase, testDatabase } from '@fairhouse/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtProgram } from '../../../../../test-kit/built-program.ts';
import type { Job, StandingJob } from './job.ts';
import { createJobQueue, type JobQueue, type JobQueueOptions } from './job-queue.ts';

const schema = 'queue_of_a_test';
const soonMs = 120_000;

let database: TestDatabase;
let opened: JobQueue[];
beforeEach(async () => {
  database = await testDatabase();
  opened = [];
});
afterEach(async () => {
  await Promise.all(opened.map((queue) => queue.stop()));
  await database.close();
});

async function open(jobs: Job[], more: Partial<JobQueueOptions> = {}): Promise<JobQueue> {
  const queue = createJobQueue({ url: database.url, schema, log: { warn: () => {} }, ...more });
  opened.push(queue);
  await queue.start(jobs);
  return queue;
}

async function close(queue: JobQueue): Promise<void> {
  opened.splice(opened.indexOf(queue), 1);
  await queue.stop();
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** A process that opens the queue with one job, whose work never ends, and says so when it has begun. */
async function startProcess(job: string, more: Partial<JobQueueOptions> = {}): Promise<ChildProcess> {
  const program = `
    import { createJobQueue } from ${JSON.stringify(await builtProgram('apps/api/src/db/job-queue/job-queue.ts'))};
    const run = () => { process.stdout.write('at work'); return new Promise(() => {}); };
    const options = { url: process.env.URL_OF_A_TEST, schema: '${schema}', log: { warn() {} } };
    const queue = createJobQueue({ ...options, ...${JSON.stringify(more)} });
    ${job}
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, URL_OF_A_TEST: database.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout!, 'data');
  return child;
}

async function locksHeld(): Promise<number> {
  const { rows } = await database.pool.query(
    "select count(*)::int as held from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
  );
  return rows[0].held;
}

it('makes its tables once, however many processes open it at the same moment', async () => {
  await Promise.all(Array.from({ length: 6 }, () => open([{ name: 'task', run: async () => {} }])));
  const { rows } = await database.pool.query(`select count(*)::int as steps from ${schema}.migrations`);
  expect(rows[0].steps).toBeGreaterThan(10);
});

describe('a scheduled job', () => {
  it('that failed on the way is taken up again, in whichever process is up, and the same key is one job', async () => {
    const tries: string[] = [];
    const job = (name: string, work: () => Promise<void>): Job => ({
      name: 'task',
      run: async ({ payload }) => {
        tries.push(`${name} ${payload.what}`);
        await work();
      },
    });
    const first = await open([
      job('first', async () => {
        throw new Error('on the way');
      }),
    ]);
    await first.add('task', { what: 'a' }, 'a');
    await expect.poll(() => tries.length, { timeout: soonMs }).toBe(1);
    await close(first);
    // By itself it would be tried again in under 3 s, which a busy machine may need for what follows.
    await database.pool.query(`update ${schema}._private_jobs set run_at = now() + interval '1 hour'`);
    const second = await open([job('second', async () => {})]);
    await second.add('task', { what: 'b' }, 'b');
    await second.add('task', { what: 'a' }, 'a');
    await expect.poll(() => tries, { timeout: soonMs }).toEqual(['first a', 'second b', 'second a']);
    await pause(1_000);
    expect(tries).toHaveLength(3);
  });

  it('of a process that was killed is taken over, and none of a process that lives', async () => {
    const ran: unknown[] = [];
    const child = await startProcess(
      "await queue.start([{ name: 'task', run }]); await queue.add('task', { what: 'long' }, 'long');",
    );
    try {
      await open([{ name: 'task', run: async ({ payload }) => void ran.push(payload.what) }], { lookForDeadMs: 200 });
      await pause(1_500);
      expect(ran).toEqual([]);
      child.kill('SIGKILL');
      await expect.poll(() => ran, { timeout: soonMs }).toEqual(['long']);
    } finally {
      child.kill('SIGKILL');
    }
  });
});

describe('a standing job', () => {
  it('that runs hourly begins a minute after the first start, the others at once', async () => {
    let rounds = 0;
    const run = async () => rounds++ && 0;
    await open([
      { name: 'hourly', everyMs: 3_600_000, run },
      { name: 'often', everyMs: 3_599_999, run },
    ]);
    await expect.poll(() => rounds, { timeout: soonMs }).toBe(1);
    const { rows } = await database.pool.query(
      `select round(extract(epoch from run_at - created_at))::int as "inSeconds" from ${schema}.jobs where key = 'hourly'`,
    );
    expect(rows).toEqual([{ inSeconds: 60 }]);
  });

  it('is in one hand at a time, and goes from one to the other', async () => {
    const rounds = { first: 0, second: 0 };
    let atWork = 0;
    let mostAtWork = 0;
    const job = (name: 'first' | 'second'): StandingJob => ({
      name: 'look',
      everyMs: 5,
      async run() {
        mostAtWork = Math.max(mostAtWork, ++atWork);
        rounds[name]++;
        await pause(5);
        atWork--;
        return 0;
      },
    });
    await open([job('first')], { stayMs: 50 });
    await open([job('second')], { stayMs: 50 });
    await expect.poll(() => rounds.first > 20 && rounds.second > 20, { timeout: soonMs }).toBe(true);
    expect(mostAtWork).toBe(1);
  });

  it('begins its round at once when it is woken', async () => {
    let rounds = 0;
    const job: StandingJob = { name: 'look', everyMs: 1_800_000, run: async () => rounds++ && 0 };
    const queue = await open([job], { stayMs: 7_200_000 });
    await expect.poll(() => rounds, { timeout: soonMs }).toBe(1);
    queue.wake(job);
    await expect.poll(() => rounds, { timeout: soonMs }).toBe(2);
  });

  it('waits in its row for what is far off, however often the process starts', async () => {
    let rounds = 0;
    const job: StandingJob = { name: 'look', everyMs: 1_800_000, run: async () => rounds++ && 0 };
    for (let start = 0; start < 3; start++) {
      const queue = await open([job]);
      await expect.poll(async () => (await waiting())[0]?.minutes ?? 0, { timeout: soonMs }).toBeGreaterThan(20);
      await close(queue);
    }
    expect(rounds).toBe(1);
    expect(await waiting()).toHaveLength(1);
  });

  it('is let finish its round by a stop, and is there for the next', async () => {
    let begun = 0;
    let finish = (_found: number) => {};
    const run = () => {
      begun++;
      return new Promise<number>((done) => {
        finish = done;
      });
    };
    const queue = await open([{ name: 'look', everyMs: 10, run }]);
    await expect.poll(() => begun, { timeout: soonMs }).toBe(1);
    let isStopped = false;
    const stopping = close(queue).then(() => {
      isStopped = true;
    });
    await pause(300);
    expect(isStopped).toBe(false);
    finish(0);
    await stopping;
    expect(begun).toBe(1);
    expect(await waiting()).toHaveLength(1);
    await expect.poll(locksHeld, { timeout: soonMs }).toBe(0);
  });

  it('of a process that was killed continues in the one that is up, and at once in one that starts', async () => {
    const standing = (run: StandingJob['run']): StandingJob => ({ name: 'look', everyMs: 1_000, run });
    let rounds = 0;
    const child = await startProcess("await queue.start([{ name: 'look', everyMs: 1_000, run }]);");
    try {
      const second = await open([standing(async () => rounds++ && 0)], { lookForDeadMs: 200 });
      await pause(1_000);
      expect(rounds).toBe(0);
      child.kill('SIGKILL');
      await expect.poll(() => rounds > 0, { timeout: soonMs }).toBe(true);
      await close(second);
    } finally {
      child.kill('SIGKILL');
    }
    const another = await startProcess("await queue.start([{ name: 'look', everyMs: 1_000, run }]);");
    another.kill('SIGKILL');
    await once(another, 'exit');
    await expect.poll(locksHeld, { timeout: soonMs }).toBe(0);
    rounds = 0;
    // Nobody looks for the dead again in the time of this test.
    await open([standing(async () => rounds++ && 0)], { lookForDeadMs: 600_000 });
    await expect.poll(() => rounds > 0, { timeout: soonMs }).toBe(true);
  });

  it('of a process that hangs continues in the one that is up', async () => {
    let rounds = 0;
    const quiet = { lookForDeadMs: 100, silentMs: 2_000 };
    const child = await startProcess("await queue.start([{ name: 'look', everyMs: 1_000, run }]);", quiet);
    try {
      await open([{ name: 'look', everyMs: 1_000, run: async () => rounds++ && 0 }], { lookForDeadMs: 200 });
      await pause(1_000);
      expect(rounds).toBe(0);
      child.kill('SIGSTOP');
      await expect.poll(() => rounds > 0, { timeout: soonMs }).toBe(true);
    } finally {
      child.kill('SIGKILL');
    }
  });

  it('continues after a worker could not note the end of a job', async () => {
    // The library tells it in its own way, beside its logger.
    vi.spyOn(console, 'trace').mockImplementation(() => {});
    let rounds = 0;
    await open([{ name: 'look', everyMs: 10, run: async () => rounds++ && 0 }], { stayMs: 100, lookForDeadMs: 200 });
    await expect.poll(() => rounds > 0, { timeout: soonMs }).toBe(true);
    await database.pool.query(`
      create sequence ${schema}.refusals;
      create function ${schema}.refuse() returns trigger language plpgsql as $$
        begin if nextval('${schema}.refusals') > 1 then return old; end if; raise 'not now'; end $$;
      create trigger refuse before delete on ${schema}._private_jobs for each row execute function ${schema}.refuse()`);
    const refused = async () => {
      const { rows } = await database.pool.query(`select is_called and last_value > 3 as so from ${schema}.refusals`);
      return rows[0].so;
    };
    await expect.poll(refused, { timeout: soonMs }).toBe(true);
    const before = rounds;
    await expect.poll(() => rounds > before + 10, { timeout: soonMs }).toBe(true);
  });
});

describe('the queue', () => {
  it('starts again when its workers have ended by themselves', async () => {
    const ran: unknown[] = [];
    let rounds = 0;
    const queue = await open([
      { name: 'task', run: async ({ payload }) => void ran.push(payload.what) },
      { name: 'look', everyMs: 20, run: async () => rounds++ && 0 },
    ]);
    // What another version says that is about to move the tables.
    await database.pool.query(`select pg_notify('worker:migrate', '{"migrationNumber": 999, "breaking": true}')`);
    await pause(500);
    const before = rounds;
    await queue.add('task', { what: 'afterwards' }, 'x');
    await expect.poll(() => ran, { timeout: soonMs }).toEqual(['afterwards']);
    await expect.poll(() => rounds > before, { timeout: soonMs }).toBe(true);
  });

  it('continues under its own names when the database has cut its connections', async () => {
    const isAtWork = { first: 0, second: 0 };
    const finish: (() => void)[] = [];
    const jobs = (name: 'first' | 'second'): Job[] => [
      {
        name: 'task',
        async run() {
          isAtWork[name]++;
          await new Promise<void>((done) => finish.push(done));
        },
      },
    ];
    const first = await open(jobs('first'), { lookForDeadMs: 100 });
    await expect.poll(locksHeld, { timeout: soonMs }).toBe(1);
    await database.pool.query(
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await expect.poll(locksHeld, { timeout: soonMs }).toBe(1);
    await first.add('task', {}, 'x');
    await expect.poll(() => isAtWork.first, { timeout: soonMs }).toBe(1);
    await open(jobs('second'), { lookForDeadMs: 100 });
    await pause(1_000);
    expect(isAtWork).toEqual({ first: 1, second: 0 });
    for (const done of finish) done();
  });
});

async function waiting(): Promise<{ minutes: number }[]> {
  const { rows } = await database.pool.query<{ minutes: number }>(
    `select extract(epoch from run_at - now())::float8 / 60 as minutes from ${schema}._private_jobs
     where key = 'look' and is_available`,
  );
  return rows;
}
