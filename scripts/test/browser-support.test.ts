import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { browsersText } from '../vite/browsers.ts';
import { tooNewIn } from './browser-support.ts';

it('finds what the oldest browsers lack', () => {
  expect(tooNewIn('fetch(a, { signal: AbortSignal.any([b, AbortSignal.timeout(1)]) })')).toEqual([
    expect.stringMatching(/^AbortSignal\.any \(.*safari 17\.4.*firefox 124/),
  ]);
  expect(tooNewIn('if (!window.URL.canParse(a)) throw 1;')).toEqual([expect.stringContaining('URL.canParse')]);
  expect(tooNewIn('new CloseWatcher()')).toEqual([expect.stringContaining('CloseWatcher')]);
  expect(tooNewIn('const words = /\\p{L}/v;')).toEqual([expect.stringContaining('the flag v of a pattern')]);
});

it('lets pass what all of them have', () => {
  expect(tooNewIn('new URL(a, b); Object.hasOwn(c, d); /(?<=a)b/u.test(e); new Map().any(); f.canParse(g)')).toEqual(
    [],
  );
});

it('keeps the browsers that README names those that pages are built for', () => {
  expect(readFileSync(new URL('../../README.md', import.meta.url), 'utf8')).toContain(browsersText);
});
