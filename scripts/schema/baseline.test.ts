import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Migration, migrationsIn } from '@fairhouse/database';
import { testDatabase } from '@fairhouse/testing';
import { expect, it } from 'vitest';
import { casinoMigrations, casinoSchema } from '../../apps/api/src/schema.ts';
import { studioMigrations, studioSchema } from '../../apps/studio/src/schema.ts';
import { catalogOf } from './catalog-of.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sandboxMigrations = migrationsIn(new URL('../../apps/sandbox-psp/src/migrations/', import.meta.url), 'sandbox');

/** The baselines, by the name of a migration that they replace. */
const baselines = new Map(
  ['apps', 'packages']
    .flatMap((area) =>
      readdirSync(join(root, area), { recursive: true, encoding: 'utf8' }).map((at) => join(root, area, at)),
    )
    .filter((path) => /\/migrations\/[^/]+\.sql$/.test(path) && !path.includes('node_modules/'))
    .map((path) => [path.split('/').at(-1)!.slice(0, -4) + readFileSync(path, 'utf8'), join(path, '../../schema.sql')]),
);

/** The same list with one baseline in the place of an owner's migrations. */
function fromBaselines(migrations: Migration[]): Migration[] {
  const owners = new Set<string>();
  return migrations.flatMap((migration) => {
    const [owner, name] = migration.id.split('/') as [string, string];
    if (migration.again) return [migration];
    if (owners.has(owner)) return [];
    owners.add(owner);
    return [{ id: `${owner}/schema`, sql: readFileSync(baselines.get(name + migration.sql)!, 'utf8') }];
  });
}

it.each([
  [casinoSchema, casinoMigrations],
  [studioSchema, studioMigrations],
  ['sandbox', sandboxMigrations],
])('the baselines make the same schema %s as the migrations', async (schema, migrations) => {
  const [former, baseline] = await Promise.all(
    [migrations, fromBaselines(migrations)].map(async (steps) => {
      const database = await testDatabase({ schema, migrations: steps });
      return catalogOf(database.pool, schema).finally(() => database.close());
    }),
  );
  expect(former!.length).toBeGreaterThan(100);
  expect(baseline).toEqual(former);
});
