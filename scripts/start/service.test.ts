import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@fairhouse/database/embedded';
import { triesAgainCode } from '@fairhouse/operation';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Service, startService } from './service.ts';

let folder: string;
let service: Service | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairhouse-service-'));
});
afterEach(async () => {
  await service?.stop();
  service = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** A server whose second start ends at once, with this code. */
async function startFlawed(code: number): Promise<string[]> {
  const port = await freePort();
  const said: string[] = [];
  const text = `
    const { appendFileSync, readFileSync } = require('node:fs');
    appendFileSync('starts', '.');
    if (readFileSync('starts', 'utf8').length === 2) {
      console.error('flawed: the database is busy');
      process.exit(${code});
    }
    require('node:http').createServer((_, answer) => answer.end('ready')).listen(${port}, '127.0.0.1');
    process.on('SIGTERM', () => process.exit(0));
    process.on('disconnect', () => process.exit(0));
  `;
  const program = { name: 'flawed', args: ['-e', text], cwd: folder, env: process.env, logFile: join(folder, 'log') };
  const readyUrl = `http://127.0.0.1:${port}/`;
  service = await startService({ ...program, readyUrl }, { say: (line) => said.push(line) });
  const first = service.pid();
  await service.restart();
  await expect
    .poll(() =>
      fetch(readyUrl).then(
        (answer) => answer.ok,
        () => false,
      ),
    )
    .toBe(true);
  expect(service.pid()).not.toBe(first);
  return said;
}

it('starts a process again, and says why, when its restart finds the database busy', async () => {
  expect(await startFlawed(triesAgainCode)).toEqual([
    'flawed could not start yet (flawed: the database is busy); starting it again in 0.5 s.',
  ]);
});

it('says that a process ended unexpectedly when its restart ends with any other code', async () => {
  expect(await startFlawed(1)).toEqual(['flawed ended unexpectedly (code 1); starting it again in 0.5 s.']);
});
