import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { librariesAsTheyAre } from '../build/bundle-programs.ts';
import { notFree, partsOf } from './licences.ts';

const lock = JSON.parse(readFileSync(fileURLToPath(new URL('../../package-lock.json', import.meta.url)), 'utf8'));

it('every part that a release ships may be given on', () => {
  const parts = partsOf(lock);
  expect(parts.length).toBeGreaterThan(200);
  for (const name of [...librariesAsTheyAre, 'fastify', 'zod', 'pg', 'preact', 'react'])
    expect(parts.map((part) => part.name)).toContain(name);
  expect(parts.map((part) => part.name)).not.toContain('vitest');
  expect(notFree(parts)).toEqual([]);
});

it('one under the GPL, and one that says nothing, are found', () => {
  const packages = {
    'node_modules/a': { license: 'GPL-3.0-or-later' },
    'node_modules/b': {},
    'node_modules/c': { license: 'GPL-2.0', dev: true },
    'node_modules/d': { license: 'LGPL-3.0-or-later' },
    'node_modules/@img/sharp-libvips-linux-x64': { license: 'LGPL-3.0-or-later' },
  };
  expect(notFree(partsOf({ packages })).map(({ name }) => name)).toEqual(['a', 'b', 'd']);
});
