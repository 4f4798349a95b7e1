import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const folders = ['apps/web/**/*.css', 'apps/studio/**/*.css', 'packages/ui/**/*.css'];
/** Properties and values that say left or right where a language decides which it is. */
const physical =
  /^\s*(?:(?:margin|padding|border)-(?:left|right)\b|(?:left|right):|text-align:\s*(?:left|right)\b|float:)/;

/** What there was when languages became a list; a change may only lower it. Colours of a border count too. */
const most = 201;

it('styles of the site and the games name no more sides of the screen than there were', () => {
  const files = execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
  const found = files.flatMap((file) =>
    readFileSync(new URL(file, root), 'utf8')
      .split('\n')
      .filter((line) => physical.test(line)),
  );
  // New styles say `inline-start` and `inline-end` (docs/languages.md).
  expect(found.length).toBeLessThanOrEqual(most);
  expect(found.length).toBeGreaterThan(most - 20);
});
