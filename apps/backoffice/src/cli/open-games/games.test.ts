import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainMode, writePackage } from '@fairhouse/open-games/fixtures';
import { afterEach, expect, it } from 'vitest';
import { runCommand } from '../run-command.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});
const check = (...args: string[]) => runCommand(['games', 'check', ...args], {});

it('prints exact figures of a package, and writes them where it is asked to', async () => {
  const folder = await writePackage([plainMode()]);
  folders.push(folder);
  const to = join(folder, 'report.json');
  const { code, out, err } = await check(folder, '--to', to);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^base +1 +8 +96\.00 +25\.00 +25\.00 +1\.9827 +6\.00× +8$/m);
  expect(out).toContain('The package is accepted.');
  const report = JSON.parse(await readFile(to, 'utf8'));
  expect(report.modes[0].figures.returned).toEqual({ part: '768', of: '800' });
});

it('ends with 1 and names file and line when a package has a fault', async () => {
  const folder = await writePackage([{ ...plainMode(), table: '1,one,0\n' }]);
  folders.push(folder);
  const { code, out, err } = await check(folder);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('! base.csv:1: A line has three whole numbers');
  expect(err).toContain('The package is refused.');
});

it('shows no control characters of a package', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fairhouse-open-game-'));
  folders.push(folder);
  await writeFile(join(folder, 'index.json'), JSON.stringify({ modes: [{ name: '\u001b[2J', cost: 1 }] }));
  const { code, err } = await check(folder);
  expect(code).toBe(1);
  expect(err).not.toContain('\u001b');
});

it('says how it is used when the folder is missing from the command', async () => {
  expect(await check()).toMatchObject({ code: 2, err: expect.stringContaining('folder of the package') });
});

it('rejects a name when players could not read it in a tile, before it reads the package', async () => {
  const folder = await writePackage([plainMode()]);
  folders.push(folder);
  const named = (name: string) => ['games', 'import', folder, '--code', 'river', '--name', name, '--reason', 'A test'];
  for (const name of ['x'.repeat(61), ' '])
    expect(await runCommand(named(name), {})).toMatchObject({ code: 2, err: expect.stringContaining('at most 60') });
});
