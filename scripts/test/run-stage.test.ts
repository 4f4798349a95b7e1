import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { playwrightCounts, vitestCounts } from './counts.ts';
import { filesToRepeat, reportOfRepeated } from './repeating.ts';
import { runStage } from './run-stage.ts';
import { strayErrorsFile } from './stray-errors.ts';
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

describe('tests that are repeated', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-repeat-'));
  const report = join(folder, 'vitest.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  const passed = { fullName: 'holds', status: 'passed', failureMessages: [] };
  const failed = (message: string) => ({ fullName: 'waits', status: 'failed', failureMessages: [message] });
  const file = (name: string, ...assertionResults: (typeof passed | ReturnType<typeof failed>)[]) => ({
    name,
    status: assertionResults.every(({ status }) => status === 'passed') ? 'passed' : 'failed',
    message: '',
    assertionResults,
  });
  const write = (path: string, ...testResults: object[]) => writeFileSync(path, JSON.stringify({ testResults }));

  it('are named when they pass then, and count as passed', () => {
    write(report, file('a', passed, failed('Error: late')), file('b', passed));
    expect(filesToRepeat(report)).toEqual(['a']);
    write(reportOfRepeated(report), file('a', passed, { ...passed, fullName: 'waits' }));
    expect(vitestCounts(report, reportOfRepeated(report))).toEqual({
      passed: 3,
      failed: 0,
      failures: [],
      unsteady: ['a: waits\n      Error: late'],
    });
  });

  it('are wrong when they fail again', () => {
    write(report, file('a', passed, failed('Error: late')), file('b', passed));
    write(reportOfRepeated(report), file('a', passed, failed('Error: later')));
    expect(vitestCounts(report, reportOfRepeated(report))).toEqual({
      passed: 2,
      failed: 1,
      failures: ['a: waits\n      Error: later'],
      unsteady: [],
    });
  });

  it('are counted as they ended when a whole file never began', () => {
    write(report, { name: 'a', status: 'failed', message: 'Error: no port', assertionResults: [] }, file('b', passed));
    expect(vitestCounts(report)).toMatchObject({ passed: 1, failures: ['a\n      Error: no port'] });
    expect(filesToRepeat(report)).toEqual(['a']);
  });

  it('are none when chance found the failure, or when many failed', () => {
    write(report, file('a', failed('Property failed after 3 tests\n{ seed: 7, path: "1" }')));
    expect(filesToRepeat(report)).toEqual([]);
    write(report, ...['a', 'b', 'c', 'd'].map((name) => file(name, failed('Error: late'))));
    expect(filesToRepeat(report)).toEqual([]);
    expect(filesToRepeat(join(folder, 'nowhere.json'))).toEqual([]);
  });

  it('are none when something failed outside the tests', () => {
    write(report, file('a', failed('Error: late')));
    writeFileSync(strayErrorsFile(report), '1');
    expect(filesToRepeat(report)).toEqual([]);
    rmSync(strayErrorsFile(report));
    expect(filesToRepeat(report)).toEqual(['a']);
  });
});
