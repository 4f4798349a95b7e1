import { expect, it } from 'vitest';
import { spanText, untilText } from './times-text.ts';

const [from, until] = ['2026-11-30T07:00:00.000Z', '2026-11-30T09:00:00.000Z'];

it('writes times in the zone of the reader and names it', () => {
  expect(spanText(from, until, 'en', 'Asia/Manila')).toMatch(/^Nov 30, 3:00\s–\s5:00\sPM GMT\+8$/);
  expect(spanText(from, until, 'en', 'UTC')).toMatch(/^Nov 30, 7:00\s–\s9:00\sAM UTC$/);
});

it('names the day of the end only where it is another one', () => {
  const now = new Date(from);
  expect(untilText(until, 'en', now, 'UTC')).toMatch(/^9:00\sAM UTC$/);
  expect(untilText(until, 'en', new Date('2026-11-29T09:00:00.000Z'), 'UTC')).toMatch(/^Nov 30, 9:00\sAM UTC$/);
});
