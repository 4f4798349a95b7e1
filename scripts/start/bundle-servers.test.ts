import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bundleServers } from './bundle-servers.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairhouse-bundle-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const root = () => join(folder, 'casino');
const bundles = () => join(folder, 'elsewhere', 'servers');

function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root(), name)), { recursive: true });
    writeFileSync(join(root(), name), text);
  }
}

const bundle = (main: string) => bundleServers(root(), { server: main }, bundles());

async function run(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--enable-source-maps',
    join(bundles(), 'server.mjs'),
  ]);
  return stdout.trim();
}

it('a bundle finds what lies beside its source, and libraries where they are installed', async () => {
  write({
    'node_modules/abacus/package.json': '{ "name": "abacus", "type": "module", "exports": "./abacus.js" }',
    'node_modules/abacus/abacus.js': 'export const place = import.meta.url;',
    'app/words.txt': 'a calm casino',
    'app/words.ts': `import { readFileSync } from 'node:fs';
      export const words: string = readFileSync(new URL('./words.txt', import.meta.url), 'utf8');`,
    'app/later.ts': 'export const later = 7 as const;',
    'app/main.ts': `import { place } from 'abacus';
      import { words } from './words.ts';
      const { later } = await import('./later.ts');
      console.log([words, later, place.endsWith('casino/node_modules/abacus/abacus.js')].join(' '));`,
  });
  await bundle('app/main.ts');
  expect(await run()).toBe('a calm casino 7 true');
});

it('a stack trace names the line that was written', async () => {
  write({
    'app/fail.ts': `interface Anything {
        is: string;
      }
      export function fail(_: Anything): never {
        throw new Error('on purpose');
      }`,
    'app/main.ts': `import { fail } from './fail.ts';
      try { fail({ is: '' }); } catch (error) { console.log((error as Error).stack); }`,
  });
  await bundle('app/main.ts');
  expect(await run()).toMatch(/at fail \(.*casino\/app\/fail\.ts:5:/);
});

it('sources with a fault in them are refused by file and line, and what was bundled stays', async () => {
  write({ 'app/main.ts': 'console.log("as before");' });
  await bundle('app/main.ts');
  write({ 'app/main.ts': 'console.log("new");\nconst = 1;' });
  await expect(bundle('app/main.ts')).rejects.toThrow(/app\/main\.ts:2:6/);
  expect(existsSync(join(bundles(), 'server.mjs'))).toBe(true);
  expect(await run()).toBe('as before');
});
