import { expect, it } from 'vitest';
import { nextMoment } from './next-moment.ts';
import { noteJobs } from './note-rounds.ts';

const now = new Date('2026-11-25T12:00:30Z');

async function notedOf(outcomes: (number | Error)[]) {
  const notes = noteJobs(() => now);
  const left = [...outcomes];
  const [job] = notes.watch([
    {
      name: 'sweep',
      everyMs: 1_000,
      async run() {
        const outcome = left.shift()!;
        if (outcome instanceof Error) throw outcome;
        return outcome;
      },
    },
  ]);
  for (const _ of outcomes) await (job as { run(): Promise<number> }).run().catch(() => {});
  return notes;
}

it('a round is noted with what it found, and a failure with what it said; the failure continues to anyone who runs it', async () => {
  const notes = await notedOf([3, new Error('away'), new Error('still away')]);
  expect(notes.take().get('sweep')).toMatchObject({
    found: 3,
    rounds: 3,
    failures: 2,
    wentWell: true,
    problem: 'still away',
    ranAt: now,
  });
  expect(notes.take().size).toBe(0);
  const [job] = noteJobs(() => now).watch([{ name: 'x', everyMs: 1, run: () => Promise.reject(new Error('no')) }]);
  await expect((job as { run(): Promise<number> }).run()).rejects.toThrow('no');
});

it('what could not be kept is added to what has been noted since', async () => {
  const notes = await notedOf([new Error('a'), new Error('b')]);
  const taken = notes.take();
  notes.putBack(taken);
  notes.putBack(new Map([['sweep', { ...taken.get('sweep')!, rounds: 5 }]]));
  expect(notes.take().get('sweep')).toMatchObject({ rounds: 7, failures: 4, wentWell: false });
});

it.each([
  ['5 0 * * 1', '2026-11-30T00:05:00.000Z'],
  ['20 3 * * *', '2026-11-26T03:20:00.000Z'],
  ['* * * * *', '2026-11-25T12:01:00.000Z'],
])('%s comes next at %s', (schedule, next) => {
  expect(nextMoment(schedule, now)?.toISOString()).toBe(next);
});
