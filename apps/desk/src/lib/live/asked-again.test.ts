import { beforeEach, expect, it } from 'vitest';
import { createAskedAgain } from './asked-again.ts';
import { type Followed, followedBy } from './followed.ts';

const list: Followed = { path: '/operator/queue/list', queue: 'cashOuts', everyMs: 2_000 };
let asked: string[];
let answer: () => void;
let timers: { run: () => void; inMs: number }[];
let changed: (it: Followed) => void;

beforeEach(() => {
  asked = [];
  timers = [];
  changed = createAskedAgain(
    ({ path, queue }) => {
      asked.push(`${path} ${queue}`);
      return new Promise<void>((done) => {
        answer = done;
      });
    },
    (run, inMs) => timers.push({ run, inMs }),
  );
});

const passTime = async () => {
  for (const { run } of timers.splice(0)) run();
  await new Promise(setImmediate);
};

it('asks at the first change at once, and for all that follow once more', async () => {
  for (let n = 0; n < 100; n++) changed(list);
  expect(asked).toHaveLength(1);
  expect(timers.map(({ inMs }) => inMs)).toEqual([2_000]);
  answer();
  await passTime();
  expect(asked).toHaveLength(2);
  answer();
  await passTime();
  expect(asked).toHaveLength(2);
  expect(timers).toEqual([]);
});

it('does not ask again before it was answered, however long that takes', async () => {
  changed(list);
  changed(list);
  await passTime();
  expect(asked).toHaveLength(1);
  answer();
  await new Promise(setImmediate);
  expect(asked).toHaveLength(2);
});

it('asks for each queue by itself', () => {
  changed(list);
  changed({ ...list, queue: 'documents' });
  expect(asked).toEqual(['/operator/queue/list cashOuts', '/operator/queue/list documents']);
});

it('what a queue changes is its list, its open row and the counts of all', () => {
  expect(followedBy('alerts').map(({ path, queue }) => [path, queue])).toEqual([
    ['/operator/queue/list', 'alerts'],
    ['/operator/queue/get', 'alerts'],
    ['/operator/queue/notes', 'alerts'],
    ['/operator/queue/mentions', undefined],
    ['/operator/queue/summary', undefined],
  ]);
});

it('newer sums change the figures of the home page and its chart', () => {
  expect(followedBy('home').map(({ path }) => path)).toEqual(['/operator/home/figures', '/operator/home/hours']);
});
