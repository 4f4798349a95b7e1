import { expect, it } from 'vitest';
import { keepNewest, withKept } from './kept-words.ts';
import type { ChatLine } from './tables-view.ts';

const words = (from: number, to: number, removedTime: string | null = null) =>
  Array.from({ length: from - to + 1 }, (_, at) => ({ id: String(from - at), removedTime }) as ChatLine);
const page = (from: number, to: number) => ({
  vendor: 'studio',
  words: words(from, to),
  next: to === 1 ? null : String(to),
});
const ids = ({ words }: { words: readonly ChatLine[] }) => words.map(({ id }) => Number(id));

it('nothing is kept until somebody looks back', () => {
  const newest = page(12, 10);
  expect(withKept(newest, undefined)).toBe(newest);
  expect(keepNewest({}, [newest])).toEqual({});
});

it('an earlier page stands below the newest one, and it continues from there', () => {
  const both = withKept(page(9, 7), page(12, 10));
  expect(ids(both)).toEqual([12, 11, 10, 9, 8, 7]);
  expect(both.next).toBe('7');
  expect(withKept(page(6, 1), both).next).toBeNull();
});

it('however much is said meanwhile, no word is lost between the pages', () => {
  let kept = { studio: withKept(page(9, 7), page(12, 10)) };
  for (let newest = 13; newest <= 30; newest++) kept = keepNewest(kept, [page(newest, newest - 2)]) as typeof kept;
  expect(ids(kept.studio)).toEqual(ids(page(30, 7)));
  expect(withKept(page(31, 29), kept.studio).next).toBe('7');
});

it('a word is as the newest page has it', () => {
  const taken = { vendor: 'studio', words: words(12, 10, '2026-11-25T12:00:00Z'), next: '10' };
  const kept = keepNewest({ studio: page(12, 7) }, [taken]).studio!;
  expect(kept.words.map(({ removedTime }) => removedTime !== null)).toEqual([true, true, true, false, false, false]);
});
