import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { holderOf, lockDataFolder } from './lock-data-folder.ts';

const module = fileURLToPath(new URL('./lock-data-folder.ts', import.meta.url));

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Another process that tries to take the lock when `tryIt` is called, and keeps it until `end`. */
async function contender(folder: string) {
  const code = `const { lockDataFolder } = await import(${JSON.stringify(module)});
console.log('ready');
process.stdin.once('data', () => {
  try { lockDataFolder(${JSON.stringify(folder)}); console.log('held'); } catch (error) { console.log(error.name); }
});`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
  });
  await once(child.stdout, 'data');
  const ended = once(child, 'exit');
  return {
    child,
    async tryIt() {
      const answer = once(child.stdout, 'data');
      child.stdin.write('go\n');
      return String((await answer)[0]).trim();
    },
    async end() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

it('gives the lock to one of several processes that start at the same moment, also over the lock of a dead one', async () => {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'running'));
  writeFileSync(join(folder, 'running/7'), JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1' }));
  const contenders = await Promise.all([contender(folder), contender(folder), contender(folder)]);
  onTestFinished(async () => void (await Promise.all(contenders.map(({ end }) => end()))));
  const answers = await Promise.all(contenders.map(({ tryIt }) => tryIt()));
  expect(answers.sort()).toEqual(['CannotRun', 'CannotRun', 'held']);

  const holder = contenders.find(({ child }) => child.pid === holderOf(folder))!;
  expect(() => lockDataFolder(folder)).toThrow(`(process ${holder.child.pid})`);
  await holder.end();
  expect(holderOf(folder)).toBeUndefined();
  const release = lockDataFolder(folder);
  expect(holderOf(folder)).toBe(process.pid);
  release();
  expect(holderOf(folder)).toBeUndefined();
});
