import { testDatabase } from '@fairhouse/testing';
import { expect, it } from 'vitest';
import { openJobQueue, type QueuedJob } from './job-queue.ts';

it('takes a job up again that failed on the way, in whichever process is up, and the same key is one job', async () => {
  const database = await testDatabase();
  const tries: string[] = [];
  const queue = (name: string, work: (job: QueuedJob) => Promise<void>) =>
    openJobQueue({
      url: database.url,
      schema: 'queue_of_a_test',
      tasks: {
        task: async (job) => {
          tries.push(`${name} ${job.payload.what}`);
          await work(job);
        },
      },
      calendar: [],
      log: { warn: () => {} },
    });
  const first = await queue('first', async () => {
    throw new Error('on the way');
  });
  await first.add('task', { what: 'a' }, 'a');
  await expect.poll(() => tries.length, { timeout: 10_000 }).toBe(1);
  await first.stop();
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
    url: database.url,
    schema: 'queue_of_a_test',
    tasks: { task: async ({ payload }) => void ran.push(payload.what) },
    calendar: [],
    log: { warn: () => {} },
  });
  // What another version says that is about to move the tables.
  await database.pool.query(`select pg_notify('worker:migrate', '{"migrationNumber": 999, "breaking": true}')`);
  await new Promise((done) => setTimeout(done, 500));
  await queue.add('task', { what: 'afterwards' }, 'x');
  await expect.poll(() => ran, { timeout: 20_000 }).toEqual(['afterwards']);
  await queue.stop();
  await database.close();
}, 60_000);
