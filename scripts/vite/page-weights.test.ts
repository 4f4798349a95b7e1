import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { games } from '@fairhouse/games';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outOfBudget, weighPages } from './page-weights.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'fairhouse-weights-'));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

const dice = games.filter(({ code }) => code === 'dice');
const write = (file: string, content: string) => {
  mkdirSync(join(dist, file, '..'), { recursive: true });
  writeFileSync(join(dist, file), content);
};

/** Built pages of one game, whose feature and entry import the same shared script. */
function build(sources: Record<string, { file: string; css?: string[]; imports?: string[] }>): void {
  for (const { file, css = [] } of Object.values(sources)) for (const name of [file, ...css]) write(name, `of ${name}`);
  write('.vite/manifest.json', JSON.stringify(sources));
}
const whole = {
  shared: { file: 'shared.js', css: ['shared.css'] },
  'index.html': { file: 'index.js', imports: ['shared'] },
  'src/client/features/threshold/index.ts': { file: 'dice.js', css: ['dice.css'], imports: ['shared'] },
  'src/client/features/keno/index.ts': { file: 'keno.js' },
  '../../games/dice/definition.json': { file: 'definition.js' },
  '../../games/dice/theme.json': { file: 'theme.js' },
  '../../games/dice/words/en.json': { file: 'en.js' },
};

describe('the weight of a page', () => {
  it('is each file that the game cannot begin without, once, and the pictures of a wide screen', () => {
    build(whole);
    write('art/dice/back.webp', '12345');
    write('art/dice/back-phone.webp', '123');
    write('art/dice/title.svg', '12');
    write('art/dice/title.svg.br', '1');
    write('art/dice/symbols/one.webp', '1234');
    const needed = ['shared.js', 'shared.css', 'index.js', 'dice.js', 'dice.css', 'definition.js', 'theme.js', 'en.js'];
    const code = needed.reduce((sum, file) => sum + gzipSync(`of ${file}`).length, 0);
    expect([...weighPages(dist, dice)]).toEqual([['dice', { code, pictures: 7 }]]);
  });

  it('is refused when the build lacks a part of the game', () => {
    const { 'src/client/features/threshold/index.ts': _, ...rest } = whole;
    build(rest);
    expect(() => weighPages(dist, dice)).toThrow('the build has no src/client/features/threshold/index.ts');
  });
});

it('names games above their budget, and those so far below that it limits nothing', () => {
  const named = (code: number) => outOfBudget(new Map([['dice', { code, pictures: 0 }]]), dice);
  expect(named(94_000)).toEqual([]);
  expect(named(94_001)).toEqual(['dice loads 94001 bytes of code; its budget is 94000']);
  expect(named(46_999)).toHaveLength(1);
});
