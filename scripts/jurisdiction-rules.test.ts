import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rulesSchema } from '@fairhouse/jurisdictions';
import { expect, it } from 'vitest';

const apps = fileURLToPath(new URL('../apps/', import.meta.url));

/** Rules that packs can say and nothing does anything by yet. Anyone who reads one takes it off. */
const readByNobody: string[] = [];

const sources = readdirSync(apps, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\/src\/.*\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$|node_modules\/|\/testing\//.test(path))
  .map((path) => readFileSync(join(apps, path), 'utf8'))
  .filter((text) => text.includes('rules') || text.includes('isShownTo('));

/** Some are read by a function of the package. */
const readers: Record<string, string> = {
  'slots.stakeMost': 'stakeMostOf(',
  'slots.stakeMostYoung': 'stakeMostOf(',
};

it('every rule of a place is read by the casino, but for those that are said here', () => {
  const isRead = (name: string) =>
    sources.some((text) =>
      [`['${name}']`, `isShownTo(deps, '${name}'`, readers[name]].some((read) => read && text.includes(read)),
    );
  expect(Object.keys(rulesSchema.shape).filter((name) => !isRead(name))).toEqual(readByNobody);
});
