import { metrics } from '@fairhouse/operation';
import { afterEach, expect, it } from 'vitest';
import type { QueueAge } from '../../db/queue-age.ts';
import { noteCasino } from './health.metrics.ts';

const late: QueueAge = {
  queue: 'cashOuts',
  waiting: 7,
  amber: 3,
  red: 1,
  oldest: new Date(),
  amberMinutes: 60,
  redMinutes: 240,
};
const text = async () =>
  (await metrics.register.metrics()).split('\n').filter((line) => /^(desk|database_st)/.test(line));
const longAgoMs = () => Date.now() - 121_000;

afterEach(() => noteCasino([], { database: 'casino', count: 0, behindBytes: null }, 0));

it('tells what waits in a queue, and how far the slowest standby is behind', async () => {
  noteCasino([late], { database: 'casino', count: 2, behindBytes: 5_000n });
  const reported = await text();
  expect(reported).toContain('desk_queue_rows{queue="cashOuts",standing="waiting"} 7');
  expect(reported).toContain('desk_queue_rows{queue="cashOuts",standing="red"} 1');
  expect(reported).toContain('database_standbys{database="casino"} 2');
  expect(reported).toContain('database_standby_behind_bytes{database="casino"} 5000');
});

it('says nothing of a lag that its role may not see', async () => {
  noteCasino([], { database: 'casino', count: 1, behindBytes: 9n });
  noteCasino([], { database: 'casino', count: 1, behindBytes: null });
  expect((await text()).filter((line) => line.startsWith('database_standby_behind'))).toEqual([]);
});

it('keeps to itself what it knew before another process measured the casino', async () => {
  noteCasino([late], { database: 'casino', count: 2, behindBytes: 5_000n }, longAgoMs());
  expect(await text()).toEqual([]);
});
