import { expect, it } from 'vitest';
import { type Run, textDifference } from './text-difference.ts';

const shown = (runs: readonly Run[]) =>
  runs.map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}-]` : `[+${text}+]`)).join('');
const beforeIn = (runs: readonly Run[]) => runs.map(({ kind, text }) => (kind === 'new' ? '' : text)).join('');
const afterIn = (runs: readonly Run[]) => runs.map(({ kind, text }) => (kind === 'gone' ? '' : text)).join('');

it.each([
  ['', '', ''],
  ['the same', 'the same', 'the same'],
  ['', 'all new', '[+all new+]'],
  ['all gone', '', '[-all gone-]'],
  ['one word here', 'one sentence here', 'one [-word-][+sentence+] here'],
  ['a\nb\nc\n', 'a\nc\n', 'a\n[-b\n-]c\n'],
  ['a\nc\n', 'a\nb\nc\n', 'a\n[+b\n+]c\n'],
])('%j and %j', (before, after, as) => expect(shown(textDifference(before, after))).toBe(as));

it('both texts can be put together from it again', () => {
  const words = ['a', 'b', ' ', '\n', 'word', '**', '1.'];
  let state = 7;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const text = () => Array.from({ length: next(40) }, () => words[next(words.length)]).join('');
  for (let round = 0; round < 300; round += 1) {
    const [before, after] = [text(), text()];
    const runs = textDifference(before, after);
    expect([beforeIn(runs), afterIn(runs)]).toEqual([before, after]);
  }
});
