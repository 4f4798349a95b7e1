import { readFileSync } from 'node:fs';
import { openApiDocument } from '@fairhouse/contract/openapi';
import { expect, it } from 'vitest';
import { type Counts, countsFile, wordsByFile, wordsIn, worseThan } from './count-words.ts';

it('finds words to avoid in comments, texts and names, whole words only', () => {
  expect(wordsIn('// Whoever asks the\n// house is told anew.')).toEqual(['Whoever', 'told', 'anew']);
  expect(wordsIn('await secondWord.ask(the house)')).toEqual(['secondWord', 'the house']);
  expect(wordsIn('greenhouse, retold, roommate, action, factor')).toEqual([]);
});

it('refuses a new file with such a word, and one more in a file that has some', () => {
  const found = new Map([
    ['new.ts', ['whoever']],
    ['old.ts', ['anew', 'told']],
    ['better.ts', ['told']],
  ]);
  expect(worseThan({ 'old.ts': 1, 'better.ts': 3 }, found)).toEqual([
    'new.ts: 1 too many of whoever',
    'old.ts: 1 too many of anew, told',
  ]);
});

it('no file has more words to avoid than when it was last counted (npm run vocabulary)', () => {
  const counts = JSON.parse(readFileSync(countsFile, 'utf8')) as Counts;
  expect(worseThan(counts, wordsByFile())).toEqual([]);
});

/** Every description of a document, of calls and of fields. */
function everyDescription(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(everyDescription);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'description' && typeof inner === 'string' ? [inner] : everyDescription(inner),
  );
}

/** What the third review found in descriptions besides. */
const coined =
  /\b(of theirs|worth nothing|there ever was|the look is|looked at it|taken back|takes? .{1,30} back|gives? .{1,30} back|given back|counts? for nothing|lets? .{1,20} count|how .{1,30} stands)\b/i;

it.each(['players', 'desk'] as const)('no description of the reference for %s has a word to avoid', (audience) => {
  const descriptions = everyDescription(openApiDocument({ version: '1', audience }));
  expect(descriptions.length).toBeGreaterThan(300);
  expect(descriptions.filter((text) => wordsIn(text).length > 0 || coined.test(text))).toEqual([]);
});
