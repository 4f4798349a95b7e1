import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { playwrightCounts, vitestCounts } from './counts.ts';
import { featureNamed, featuresOf } from './features.ts';
import { runInParallel, runStage } from './run-stage.ts';
import { summary } from './summary.ts';

const node = (code: string) => [process.execPath, '-e', code];

it('counts a stage that breaks off without a report as a failure', async () => {
  const result = await runStage({ name: 'unit', command: node(''), counts: () => vitestCounts('/nowhere.json') }, '.');
  expect(result).toMatchObject({ isRight: false, passed: 0, failed: 1 });
});

it('counts an end with an error as a failure even when every test passed', async () => {
  const counts = () => ({ passed: 3, failed: 0 });
  const result = await runStage({ name: 'unit', command: node('process.exit(1)'), counts }, '.');
  expect(result).toMatchObject({ isRight: false, passed: 3, failed: 1 });
});

it('adds the stages up in the last line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-counts-'));
  const report = join(folder, 'playwright.json');
  const broken = { projectName: 'phone', status: 'unexpected', results: [{ error: { message: 'Error: gone\n  at' } }] };
  const spec = { file: 'lobby.spec.ts', line: 3, title: 'finds', tests: [broken, { ...broken, status: 'expected' }] };
  const suites = [{ specs: [], suites: [{ specs: [spec] }] }];
  const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 0 };
  writeFileSync(report, JSON.stringify({ stats, suites, errors: [] }));
  const results = [
    await runStage({ name: 'lint', command: node('') }, '.'),
    await runStage({ name: 'unit', command: node(''), counts: () => ({ passed: 7, failed: 0 }) }, '.'),
    await runStage({ name: 'end to end', command: node(''), counts: () => playwrightCounts([report]) }, '.'),
  ];
  rmSync(folder, { recursive: true });
  const { text, isRight } = summary(results);
  expect(text.split('\n').at(-1)).toBe('12 passed, 1 failed');
  expect(text).toContain('WRONG  [phone] lobby.spec.ts:3: finds\n      Error: gone');
  expect(isRight).toBe(false);
  expect(summary(results.slice(0, 2)).isRight).toBe(true);
});

it('tells of tests that failed, and of a file that never began', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-counts-'));
  const report = join(folder, 'vitest.json');
  const test = (status: string, ...failureMessages: string[]) => ({ fullName: 'waits', status, failureMessages });
  const testResults = [
    { name: 'a', status: 'failed', message: '', assertionResults: [test('passed'), test('failed', 'Error: late')] },
    { name: 'b', status: 'failed', message: 'Error: no port', assertionResults: [] },
  ];
  writeFileSync(report, JSON.stringify({ testResults }));
  expect(vitestCounts(report)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['a: waits\n      Error: late', 'b\n      Error: no port'],
  });
  rmSync(folder, { recursive: true });
});

it('runs stages side by side, each with its own end', async () => {
  const results = await runInParallel(
    [
      { name: 'right', command: node('') },
      { name: 'wrong', command: node('process.exit(1)') },
    ],
    '.',
  );
  expect(results.map(({ name, isRight }) => [name, isRight])).toEqual([
    ['right', true],
    ['wrong', false],
  ]);
});

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

it('ends a stage when the run is ended', async () => {
  const stage = { name: 'unit', command: node('process.stdout.write("begun"); setInterval(() => {}, 1e6)') };
  const program = `import { runStage } from ${JSON.stringify(new URL('run-stage.ts', import.meta.url).href)};
    await runStage(${JSON.stringify(stage)}, '.');`;
  const run = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  run.stdout.on('data', (part) => {
    said += part;
  });
  await vi.waitFor(() => expect(said).toContain('begun'), { timeout: 120_000 });
  run.kill('SIGTERM');
  // The stage has the same output: it is closed once both have ended.
  await once(run, 'close');
});

it('finds a feature by its name in every app, with its browser tests', () => {
  expect(featureNamed(root, 'bonus')).toEqual({
    folders: ['apps/api/src/growth/bonus', 'apps/web/src/growth/bonus'],
    specs: ['e2e/bonus.spec.ts'],
  });
  expect(featureNamed(root, 'betting').folders).toEqual(['packages/betting']);
  expect(featureNamed(root, 'nowhere')).toEqual({ folders: [], specs: [] });
});

it('finds the innermost features of what has changed', () => {
  const changed = [
    'apps/api/src/growth/vip/vip.test.ts',
    'apps/api/src/main.ts',
    'packages/money/src/text.ts',
    'README.md',
  ];
  expect(featuresOf(root, changed)).toEqual(['apps/api/src/growth/vip', 'packages/money']);
});
