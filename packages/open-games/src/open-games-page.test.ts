import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faultCodes } from './package/faults.ts';

const page = readFileSync(new URL('../../../docs/open-games.md', import.meta.url), 'utf8');
const named = (text: string) =>
  [...text.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap(([, codes]) => codes!.match(/\w+/g)!);

it('the page for studios explains every fault', () => {
  expect(named(page)).toEqual(expect.arrayContaining(faultCodes));
});
