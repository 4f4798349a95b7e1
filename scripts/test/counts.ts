import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Counts } from './run-stage.ts';

/** Reads vitest's JSON report (vitest.dev/guide/reporters, the form of Jest's). */
export function vitestCounts(file: string): Counts | undefined {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: {
      name: string;
      status: string;
      message: string;
      assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
    }[];
  };
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && tests.length === 0) return [failure(name, message)];
    return tests.map((test) => failure(`${name}: ${test.fullName}`, test.failureMessages[0]));
  });
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures };
}

interface Suite {
  suites?: Suite[];
  specs: {
    file: string;
    line: number;
    title: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

/** Reads Playwright's JSON reports, all of them or none. A test that passed only when repeated is told as unsteady. */
export function playwrightCounts(files: string[]): Counts | undefined {
  if (!files.every((file) => existsSync(file))) return undefined;
  const total = { passed: 0, failed: 0, failures: [] as string[], unsteady: [] as string[] };
  for (const file of files) {
    const { stats, suites, errors } = JSON.parse(readFileSync(file, 'utf8')) as {
      stats: { expected: number; unexpected: number; flaky: number };
      suites: Suite[];
      errors: { message?: string }[];
    };
    total.passed += stats.expected + stats.flaky;
    total.failed += stats.unexpected;
    total.failures.push(...errors.map(({ message }) => failure(file, message)));
    total.failures.push(...suites.flatMap((suite) => complaintsOf(suite, 'unexpected')));
    total.unsteady.push(...suites.flatMap((suite) => complaintsOf(suite, 'flaky')));
  }
  return total;
}

/** What the tests that ended so complained of. */
function complaintsOf({ suites = [], specs }: Suite, ended: 'unexpected' | 'flaky'): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === ended)
      .map(({ projectName, results }) =>
        failure(`[${projectName}] ${file}:${line}: ${title}`, results.find(({ error }) => error)?.error?.message),
      ),
  );
  return [...own, ...suites.flatMap((suite) => complaintsOf(suite, ended))];
}

/** One failed test in at most three lines: its name and how its complaint begins. */
function failure(name: string, message = 'no message'): string {
  const begins = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 2)
    .map((line) => `\n      ${line.trim().slice(0, 300)}`);
  return `${name}${begins.join('')}`;
}
