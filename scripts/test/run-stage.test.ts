import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { playwrightCounts, vitestCounts } from './counts.ts';
import { runStage } from './run-stage.ts';
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
  const late = { ...spec, title: 'comes late', tests: [{ ...broken, status: 'flaky' }] };
  const suites = [{ specs: [], suites: [{ specs: [spec, late] }] }];
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 0 };
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
  expect(text).toContain('passed only when repeated  [phone] lobby.spec.ts:3: comes late\n      Error: gone');
  expect(isRight).toBe(false);
  expect(summary(results.slice(0, 2)).isRight).toBe(true);
});
