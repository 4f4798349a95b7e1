import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { longFunctions, longFunctionsIn, mostLines } from './long-functions.ts';

const functionOf = (lines: number) => ['function whole() {', ...Array(lines - 2).fill('  work();'), '}'].join('\n');

it('names a function with one line more than there may be', () => {
  expect(longFunctions('a.ts', functionOf(mostLines))).toEqual([]);
  const long = `const one = 1;\n\nexport const o = { ${functionOf(mostLines + 1).replace('function ', '')} };\n`;
  expect(longFunctions('a.ts', long)).toEqual([`a.ts:3 whole, ${mostLines + 1} lines`]);
});

it('finds none in the product; in a test, what describes a subject may be as long as it takes', () => {
  const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' }).trim().split('\n');
  const product = tracked.filter((path) => !/\.(test|spec)\.tsx?$/.test(path));
  expect(longFunctionsIn(product)).toEqual([]);
});
