import { expect, it } from 'vitest';
import { keepFor } from './keep-for.ts';

function reading() {
  const asked: string[] = [];
  let at = 0;
  const kept = keepFor<string, string>(
    1_000,
    async (key) => {
      asked.push(key);
      if (key === 'broken') throw new Error('not now');
      return `${key} at ${at}`;
    },
    () => at,
  );
  return { asked, kept, wait: (ms: number) => (at += ms) };
}

it('reads once within its time, however many ask, and again when it is over', async () => {
  const { asked, kept, wait } = reading();
  expect(await Promise.all([kept('a'), kept('a'), kept('b')])).toEqual(['a at 0', 'a at 0', 'b at 0']);
  wait(999);
  expect(await kept('a')).toBe('a at 0');
  wait(1);
  expect(await kept('a')).toBe('a at 1000');
  expect(asked).toEqual(['a', 'b', 'a']);
});

it('keeps no failure, and nothing once it was told to forget', async () => {
  const { asked, kept } = reading();
  await expect(kept('broken')).rejects.toThrow('not now');
  await expect(kept('broken')).rejects.toThrow('not now');
  await kept('a');
  kept.forget();
  await kept('a');
  expect(asked).toEqual(['broken', 'broken', 'a', 'a']);
});
