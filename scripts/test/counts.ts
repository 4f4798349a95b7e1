import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Counts } from './run-stage.ts';

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** Counts vitest's JSON report (vitest.dev/guide/reporters, the form of Jest's). */
export function vitestCounts(file: string): Counts | undefined {
  if (!existsSync(file)) return undefined;
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const ended = (status: string) =>
    testResults.flatMap(({ assertionResults }) => assertionResults).filter((test) => test.status === status).length;
  return { passed: ended('passed'), failed: ended('failed'), failures: complaints(testResults) };
}

/** The tests that failed, and the files that failed without one. */
function complaints(files: VitestReport['testResults']): string[] {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => failure(`${name}: ${test.fullName}`, test.failureMessages[0]));
    return status === 'failed' && tests.length === 0 ? [failure(name, message)] : tests;
  });
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

/** Reads Playwright's JSON reports, all of them or none. */
export function playwrightCounts(files: string[]): Counts | undefined {
  if (!files.every((file) => existsSync(file))) return undefined;
  const total = { passed: 0, failed: 0, failures: [] as string[] };
  for (const file of files) {
    const { stats, suites, errors } = JSON.parse(readFileSync(file, 'utf8')) as {
      stats: { expected: number; unexpected: number };
      suites: Suite[];
      errors: { message?: string }[];
    };
    total.passed += stats.expected;
    total.failed += stats.unexpected;
    total.failures.push(...errors.map(({ message }) => failure(file, message)));
    total.failures.push(...suites.flatMap(complaintsOf));
  }
  return total;
}

function complaintsOf({ suites = [], specs }: Suite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        failure(`[${projectName}] ${file}:${line}: ${title}`, results.find(({ error }) => error)?.error?.message),
      ),
  );
  return [...own, ...suites.flatMap(complaintsOf)];
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
