import { existsSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Migration, schemaIn } from '@fairhouse/database';
import { testDatabase } from '@fairhouse/testing';
import { expect, it } from 'vitest';
import { casinoMigrations } from '../../apps/api/src/schema.ts';
import { studioMigrations } from '../../apps/studio/src/schema.ts';
import { catalogOf } from './catalog-of.ts';

/**
 * Proves that migrations folded into baselines leave the schema as it was. The link `fairhouse-schema-before` in the folder of temporary
 * files leads to a checkout, with its node_modules, of the state with the migrations; without it there is nothing to compare.
 */
const link = join(tmpdir(), 'fairhouse-schema-before');
const before = existsSync(link) ? realpathSync(link) : undefined;

const sandboxOf = (root: URL) => schemaIn(new URL('apps/sandbox-psp/src/', root), 'sandbox');
const here = new URL('../../', import.meta.url);

async function formerOf(schema: string): Promise<Migration[]> {
  const root = pathToFileURL(`${before}/`);
  if (schema === 'sandbox') return sandboxOf(root);
  const file = join(before!, 'apps', schema === 'casino' ? 'api' : schema, 'src/schema.ts');
  if (!existsSync(file)) throw new Error(`There is no ${file}`);
  const lists = (await import(pathToFileURL(file).href)) as Record<string, Migration[]>;
  return lists[`${schema}Migrations`]!;
}

it.runIf(before).each([
  ['casino', casinoMigrations],
  ['studio', studioMigrations],
  ['sandbox', sandboxOf(here)],
])(
  'the schema %s is the one of the checkout',
  async (schema, migrations) => {
    const [former, now] = await Promise.all(
      [await formerOf(schema), migrations].map(async (steps) => {
        const database = await testDatabase({ schema, migrations: steps });
        return catalogOf(database.pool, schema).finally(() => database.close());
      }),
    );
    expect(former!.length).toBeGreaterThan(100);
    expect(now).toEqual(former);
  },
  60_000,
);
