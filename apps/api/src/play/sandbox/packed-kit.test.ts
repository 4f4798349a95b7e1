import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { groups, openSandbox, readReport, whyNotTrusted } from '@fairhouse/vendor-certification/source';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { freePort, kitFolder, type RunningStudio, startExampleStudio } from './example-studio.fixture.ts';

const run = promisify(execFile);
let api: TestApi;
let folder: string;
let studio: RunningStudio | undefined;

beforeAll(async () => {
  api = await startTestApi();
  folder = await mkdtemp(join(tmpdir(), 'fairhouse-kit-'));
});
afterAll(async () => {
  await studio?.stop();
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

/** The command of the installed package, as a studio types it; answers its exit code, and what it said. */
async function certifyCommand(...args: string[]): Promise<{ code: number; said: string }> {
  const command = join(folder, 'studio/node_modules/.bin/fairhouse-certify');
  const inFolder = { cwd: join(folder, 'studio') };
  return run(command, args, inFolder).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      said: error.stdout + error.stderr,
    }),
  );
}

it('certifies the example studio from the packed package, signed by the casino', async () => {
  await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: kitFolder });
  const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz'))!;
  const empty = join(folder, 'studio');
  await run('mkdir', [empty]);
  await writeFile(join(empty, 'package.json'), '{"private":true}');
  const install = ['install', '--offline', '--no-audit', '--no-fund', '--silent', join(folder, tarball)];
  await run('npm', install, { cwd: empty });

  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  expect(await certifyCommand('--casino', api.url, '--studio', origin)).toMatchObject({
    code: 2,
    said: expect.stringContaining('"fairhouse-certify init" writes one'),
  });
  expect((await certifyCommand('init', '--casino', api.url, '--studio', origin, '--name', 'Écran <b>')).code).toBe(0);
  const keys = JSON.parse(await readFile(join(empty, 'fairhouse-vendor.json'), 'utf8'));
  const env = { WALLET_URL: `${api.url}/wallet`, VENDOR_ID: keys.vendorId, VENDOR_SECRET: keys.secret, PORT: port };
  studio = await startExampleStudio(folder, env);

  const other = await certifyCommand('--studio', 'http://127.0.0.1:9');
  expect(other).toMatchObject({ code: 2, said: expect.stringContaining(`knows this vendor at ${origin}`) });

  const running = certifyCommand();
  const signer = { vendor: keys.vendorId, secret: keys.secret };
  const sandbox = openSandbox(api.url, signer);
  // While the casino runs the cases, the studio cannot lift what they plan.
  await expect.poll(() => sandbox.newPlayer('USD', 1).then(String, String)).toContain('is running');
  const ended = await running;
  expect(ended.said).toContain('\nPassed: ');
  expect(ended.code).toBe(0);
  const signed = readReport(await readFile(join(empty, 'report.json'), 'utf8'))!;
  const total = groups.reduce((sum, { cases }) => sum + cases.length, 0);
  expect(signed.report).toMatchObject({ passed: true, failed: 0, total, vendor: keys.vendorId, studio: origin });
  expect(total).toBeGreaterThanOrEqual(120);
  const { publicKey } = await sandbox.about();
  expect(whyNotTrusted(signed, [publicKey])).toBeUndefined();
  expect((await certifyCommand('verify', 'report.json', '--casino-key', publicKey)).code).toBe(0);

  const page = await readFile(join(empty, 'report.html'), 'utf8');
  expect(page).toContain('Passed: all ');
  expect(page).toContain('Écran &lt;b&gt;');
  expect(page).not.toContain('<b>Écran');
  const { rows } = await api.db.query("select from audit_event where subject = $1 and command = 'vendor.add'", [
    `vendor:${keys.vendorId}`,
  ]);
  expect(rows).toHaveLength(1);
});
