import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

const features = ['apps', 'packages'].flatMap((area) =>
  readdirSync(join(root, area)).map((feature) => join(area, feature)),
);

const migrations = features.flatMap((feature) =>
  readdirSync(join(root, feature), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)(migrations\/[^/]+|schema)\.sql$/.test(path) && !path.includes('node_modules/'))
    .map((path) => join(feature, path)),
);

/** As sha256sum writes it, so that `sha256sum --check scripts/migrations.sha256` says the same. */
const lineOf = (path: string) =>
  `${createHash('sha256')
    .update(readFileSync(join(root, path)))
    .digest('hex')}  ${path}`;

/** A database made by an edited baseline or migration is refused at the start: a change belongs into a new file. */
it('rejects an edited baseline or migration; a new one is listed by `sha256sum <file> >> scripts/migrations.sha256`', () => {
  const noted = readFileSync(join(root, 'scripts/migrations.sha256'), 'utf8').trim().split('\n');
  expect(migrations.map(lineOf).sort()).toEqual([...noted].sort());
});
