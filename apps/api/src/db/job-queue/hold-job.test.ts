import { expect, it } from 'vitest';
import { createHolder } from './hold-job.ts';

const locked = { id: '1', workerId: 'worker' };
const hourMs = 3_600_000;

function holding(run: () => Promise<number>, { everyMs = hourMs, stayMs = 2 * hourMs, answers = [true] } = {}) {
  const givenBack: number[] = [];
  const warned: string[] = [];
  const casino = { isEnding: false };
  const holder = createHolder(
    { name: 'look', everyMs, run },
    {
      stayMs,
      isEnding: () => casino.isEnding,
      giveBack: async (_, inMs) => {
        givenBack.push(inMs);
        return answers.shift() ?? true;
      },
      log: { warn: (_, message) => warned.push(message) },
    },
  );
  const done = holder.hold(locked);
  const end = () => {
    casino.isEnding = true;
    holder.wake();
    return done;
  };
  return { holder, done, end, givenBack, warned };
}

it('runs again at once when it was woken in the middle of a round', async () => {
  let rounds = 0;
  const held = holding(async () => {
    await Promise.resolve();
    if (++rounds === 1) held.holder.wake();
    return 0;
  });
  await expect.poll(() => rounds).toBe(2);
  await held.end();
  expect(rounds).toBe(2);
});

it('runs on while it finds something, and comes to an end in between', async () => {
  let rounds = 0;
  const held = holding(async () => (++rounds < 5 ? 1 : 0));
  await expect.poll(() => rounds).toBe(5);
  await held.end();
  expect(held.givenBack).toEqual([0]);
});

it('tries a round that failed again, when its time has come and not before', async () => {
  let rounds = 0;
  const fail = async () => {
    rounds++;
    throw new Error('on the way');
  };
  const near = holding(fail, { everyMs: 1 });
  await expect.poll(() => rounds > 2).toBe(true);
  await near.end();
  expect(near.warned[0]).toBe('a recurring job failed');

  rounds = 0;
  const far = holding(fail, { stayMs: 1_000 });
  await far.done;
  expect({ rounds, givenBack: far.givenBack }).toEqual({ rounds: 1, givenBack: [hourMs] });
});

it('is given back after a while however much it finds, and taken up again at once', async () => {
  const held = holding(async () => 1, { stayMs: 1 });
  await held.done;
  expect(held.givenBack).toEqual([0]);
});

it('throws when another has the job by now, so that this one is not taken for done', async () => {
  const held = holding(async () => 0, { stayMs: 1, answers: [false] });
  await expect(held.done).rejects.toThrow('taken for dead');
});
