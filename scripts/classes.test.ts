import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const tracked = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => !file.endsWith('.test.tsx'));
const classesIn = (css: string) => new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name!));

it('every class of a game page has a style', () => {
  const styled = classesIn(tracked('apps/studio/src/client/*.css', 'packages/ui/src/*.css').map(read).join());
  const bare = tracked('apps/studio/src/client/*.tsx').flatMap((file) =>
    [...read(file).matchAll(/\bclass="([^"]+)"/g)]
      .flatMap(([, names]) => names!.split(/\s+/))
      .filter((name) => name !== '' && !styled.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(bare).toEqual([]);
});

it('every class that site and desk take from a style sheet is in it', () => {
  const missing = tracked('apps/web/*.tsx', 'apps/desk/*.tsx', 'packages/ui/*.tsx').flatMap((file) => {
    const text = read(file);
    return [...text.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';$/gm)].flatMap(([, variable, sheet]) => {
      const inSheet = classesIn(read(join(dirname(file), sheet!)));
      return [...text.matchAll(new RegExp(`(?<![-\\w./])${variable}\\.(\\w+)`, 'g'))]
        .map(([, name]) => name!)
        .filter((name) => !inSheet.has(name))
        .map((name) => `${file}: ${name} in ${sheet}`);
    });
  });
  expect([...new Set(missing)]).toEqual([]);
});
