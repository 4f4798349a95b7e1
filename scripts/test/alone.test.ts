import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFilter } from 'vite';
import { expect, it } from 'vitest';
import { alone } from '../../vitest.config.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('shares no modules between a test that replaces some of them and other files', () => {
  const isAlone = createFilter(alone, [], { resolve: root });
  const replacing = ['apps/web/src', 'apps/studio/src/client'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.test\.tsx?$/.test(path))
      .map((path) => join(root, folder, path))
      .filter((path) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(path, 'utf8'))),
  );
  expect(replacing.length).toBeGreaterThan(5);
  expect(replacing.filter((path) => !isAlone(path))).toEqual([]);
});
