import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const program = fileURLToPath(new URL('./install.mjs', import.meta.url));

let root: string;

/** A checkout with a lock file and an npm that only notes its arguments and leaves what a real one leaves. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fairhouse-install-'));
  mkdirSync(join(root, 'scripts'));
  mkdirSync(join(root, 'bin'));
  copyFileSync(program, join(root, 'scripts/install.mjs'));
  const npm =
    '#!/bin/sh\necho "$*" >> calls\nmkdir -p node_modules\ncp package-lock.json node_modules/.package-lock.json\n';
  writeFileSync(join(root, 'bin/npm'), npm);
  chmodSync(join(root, 'bin/npm'), 0o755);
  lock('1.0.0');
});

afterEach(() => rmSync(root, { recursive: true }));

function lock(version: string) {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { 'node_modules/a': { version } } }));
}

function install(args: string[] = [], options: { node?: string[]; env?: Record<string, string> } = {}) {
  const PATH = `${join(root, 'bin')}:/usr/bin:/bin`;
  return spawnSync(process.execPath, [...(options.node ?? []), join(root, 'scripts/install.mjs'), ...args], {
    env: { PATH, ...options.env },
    encoding: 'utf8',
  });
}

const calls = () => readFileSync(join(root, 'calls'), 'utf8').trim().split('\n');

it('installs once, and again when the lock file has changed', () => {
  expect(install()).toMatchObject({ status: 0, stdout: expect.stringContaining('Installing the dependencies') });
  expect(install()).toMatchObject({ status: 0, stdout: '' });
  expect(calls()).toHaveLength(1);
  lock('1.0.1');
  expect(install().status).toBe(0);
  expect(calls()).toHaveLength(2);
});

it('leaves alone what was installed by hand from the same lock file', () => {
  mkdirSync(join(root, 'node_modules'));
  copyFileSync(join(root, 'package-lock.json'), join(root, 'node_modules/.package-lock.json'));
  expect(install()).toMatchObject({ status: 0, stdout: '' });
  expect(calls).toThrow('ENOENT');
});

it('installs where a feature of ours came in that is not linked yet', () => {
  const link = { resolved: 'packages/b', link: true };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { 'node_modules/b': link } }));
  mkdirSync(join(root, 'node_modules'));
  copyFileSync(join(root, 'package-lock.json'), join(root, 'node_modules/.package-lock.json'));
  expect(install()).toMatchObject({ status: 0, stdout: expect.stringContaining('Installing the dependencies') });
  expect(calls()).toHaveLength(1);
});

it('tries again after an installation that failed', () => {
  writeFileSync(join(root, 'bin/npm'), '#!/bin/sh\necho "$*" >> calls\nexit 1\n');
  expect(install()).toMatchObject({ status: 1, stderr: expect.stringContaining('could not be installed') });
  expect(install().status).toBe(1);
  expect(calls()).toHaveLength(2);
});

it('says in one sentence that Node is too old', () => {
  const old = "data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '18.20.4' })";
  const { status, stderr } = install([], { node: ['--import', old] });
  expect(status).toBe(1);
  expect(stderr).toBe('Fairhouse needs Node 20.19 or newer and this is 18.20.4; install a newer Node and try again.\n');
});

it('says in one sentence that the Chromium of CHROMIUM_PATH is none', () => {
  const { status, stderr } = install(['--tests'], { env: { CHROMIUM_PATH: '/nowhere/chromium' } });
  expect(status).toBe(1);
  expect(stderr).toBe('CHROMIUM_PATH is /nowhere/chromium, and there is no program; point it to a Chromium.\n');
});

it('holds every dependency at a version for the declared Node', () => {
  const { satisfies } = createRequire(import.meta.url)('semver') as {
    satisfies(version: string, range: string): boolean;
  };
  const read = (name: string) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));
  const declared = `${read('package.json').engines.node.replace('>=', '')}.0`;
  const packages = Object.entries<{ version: string; engines?: { node?: string } }>(read('package-lock.json').packages);
  const tooNew = packages.filter(([, { engines }]) => engines?.node && !satisfies(declared, engines.node));
  expect(packages.length).toBeGreaterThan(100);
  expect(tooNew.map(([path, { version, engines }]) => `${path} ${version} wants ${engines!.node}`)).toEqual([]);
});
