import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What may speak of shard keys and of Citus. */
const knows = [
  /^packages\/betting\/src\/sharding\//, // of the casino's books
  /^packages\/rgs\/src\/sharding\//, // of the studio's players
  /^packages\/database\/src\/sharding\//, // what both are made of
  /^deploy\/citus\//, // runs them
  /^packages\/testing\/src\/without-triggers\.ts$/, // on every machine of a test's database
  /^scripts\/queries\/queries\.test\.ts$/, // names what Citus alone can be asked
  /^scripts\/sharding\.test\.ts$/,
  /^scripts\/vocabulary\//,
];

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.sql'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

const saying = (words: RegExp, text: string): number[] =>
  text.split('\n').flatMap((line, index) => (words.test(line) ? [index + 1] : []));

const words = /vault|citus/i;

describe('sharding', () => {
  it('is spoken of nowhere else', () => {
    expect(files.length).toBeGreaterThan(1_000);
    expect(saying(words, 'a line\nwhere vault = $1')).toEqual([2]);
    const others = files.filter((file) => !knows.some((place) => place.test(file)));
    const found = others.flatMap((file) =>
      saying(words, readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}`),
    );
    expect(found).toEqual([]);
  });
});
