import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { testDatabase } from '@fairhouse/testing';
import { expect, it } from 'vitest';
import { openJobQueue, type QueuedJob } from './job-queue.ts';

const quiet = { schema: 'queue_of_a_test', calendar: [], log: { warn: () => {} } };

it('takes a job up again that failed on the way, in whichever process is up, and the same key is one job', async () => {
  const database = await testDatabase();
  const tries: string[] = [];
  const queue = (name: string, work: (job: QueuedJob) => Promise<void>) =>
    openJobQueue({
      ...quiet,
      url: database.url,
      tasks: {
        task: async (job) => {
          tries.push(`${name} ${job.payload.what}`);
          await work(job);
        },
      },
    });
  const first = await queue('first', async () => {
    throw new Error('on the way');
  });
  await first.add('task', { what: 'a' }, 'a');
  await expect.poll(() => tries.length, { timeout: 10_000 }).toBe(1);
  await first.stop();
  // By itself it would be tried again in under 3 s, which a busy machine may need for what follows.
  await database.pool.query("update queue_of_a_test._private_jobs set run_at = now() + interval '1 hour'");
  const second = await queue('second', async () => {});
  await second.add('task', { what: 'b' }, 'b');
  await second.add('task', { what: 'a' }, 'a');
  await expect.poll(() => tries, { timeout: 20_000 }).toEqual(['first a', 'second b', 'second a']);
  await new Promise((done) => setTimeout(done, 1_000));
  expect(tries).toHaveLength(3);
  await second.stop();
  await database.close();
}, 60_000);

it('starts again when its worker has ended by itself', async () => {
  const database = await testDatabase();
  const ran: unknown[] = [];
  const queue = await openJobQueue({
    ...quiet,
    url: database.url,
    tasks: { task: async ({ payload }) => void ran.push(payload.what) },
  });
  // What another version says that is about to move the tables.
  await database.pool.query(`select pg_notify('worker:migrate', '{"migrationNumber": 999, "breaking": true}')`);
  await new Promise((done) => setTimeout(done, 500));
  await queue.add('task', { what: 'afterwards' }, 'x');
  await expect.poll(() => ran, { timeout: 20_000 }).toEqual(['afterwards']);
  await queue.stop();
  await database.close();
}, 60_000);

it('takes over the job of a process that was killed, and none of a process that lives', async () => {
  const database = await testDatabase();
  const ran: string[] = [];
  const queue = (name: string, work: () => Promise<unknown> = async () => {}) =>
    openJobQueue({
      ...quiet,
      url: database.url,
      tasks: {
        task: async ({ payload }) => {
          ran.push(`${name} ${payload.what}`);
          await work();
        },
      },
      lookForDeadMs: 200,
    });
  const program = `
    import { openJobQueue } from ${JSON.stringify(new URL('./job-queue.ts', import.meta.url).href)};
    const task = () => { process.stdout.write('at work'); return new Promise(() => {}); };
    const options = { schema: 'queue_of_a_test', tasks: { task }, calendar: [], log: { warn() {} } };
    const queue = await openJobQueue({ url: process.env.URL_OF_A_TEST, ...options });
    await queue.add('task', { what: 'long' }, 'long');
  `;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    env: { ...process.env, URL_OF_A_TEST: database.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(child.stdout, 'data');
    const second = await queue('second');
    await new Promise((done) => setTimeout(done, 1_500));
    expect(ran).toEqual([]);
    child.kill('SIGKILL');
    await expect.poll(() => ran, { timeout: 20_000 }).toEqual(['second long']);
    await second.stop();
  } finally {
    child.kill('SIGKILL');
    await database.close();
  }
}, 60_000);

it('goes on under its own name when the database has cut its connections', async () => {
  const database = await testDatabase();
  let finish = () => {};
  const isAtWork = { first: 0, second: 0 };
  const open = (name: 'first' | 'second') =>
    openJobQueue({
      ...quiet,
      url: database.url,
      tasks: {
        task: async () => {
          isAtWork[name]++;
          await new Promise<void>((done) => {
            finish = done;
          });
        },
      },
      lookForDeadMs: 100,
    });
  const first = await open('first');
  const locks = async () => {
    const { rows } = await database.pool.query(
      "select count(*)::int as held from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
    );
    return rows[0].held;
  };
  expect(await locks()).toBe(1);
  await database.pool.query(
    'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await expect.poll(locks, { timeout: 10_000 }).toBe(1);
  await first.add('task', {}, 'x');
  await expect.poll(() => isAtWork.first, { timeout: 20_000 }).toBe(1);
  const second = await open('second');
  await new Promise((done) => setTimeout(done, 1_000));
  expect(isAtWork).toEqual({ first: 1, second: 0 });
  finish();
  await first.stop();
  await second.stop();
  await expect.poll(locks, { timeout: 10_000 }).toBe(0);
  await database.close();
}, 60_000);
