import { readFileSync } from 'node:fs';
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
