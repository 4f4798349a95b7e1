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

/** Reads vitest's JSON report (vitest.dev/guide/reporters, the form of Jest's). */
export function readVitestReport(file: string): VitestReport {
  return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
}

/** Counts vitest's report; a file that stands in the report of the repeated ones too counts as it ended there. */
export function vitestCounts(file: string, repeatedFile?: string): Counts | undefined {
  if (!existsSync(file)) return undefined;
  const first = readVitestReport(file).testResults;
  const repeated = repeatedFile && existsSync(repeatedFile) ? readVitestReport(repeatedFile).testResults : [];
  const again = new Set(repeated.map(({ name }) => name));
  const last = [...first.filter(({ name }) => !again.has(name)), ...repeated];
  const ended = (status: string) =>
    last.flatMap(({ assertionResults }) => assertionResults).filter((test) => test.status === status).length;
  const failedTwice = new Set(complaints(repeated).map(({ test }) => test));
  return {
    passed: ended('passed'),
    failed: ended('failed'),
    failures: complaints(last).map(({ text }) => text),
    unsteady: complaints(first.filter(({ name }) => again.has(name)))
      .filter(({ test }) => !failedTwice.has(test))
      .map(({ text }) => text),
  };
}

/** The tests that failed, and the files that failed without one. */
function complaints(files: VitestReport['testResults']): { test: string; text: string }[] {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ test: `${name}: ${test.fullName}`, message: test.failureMessages[0] }));
    const all = status === 'failed' && tests.length === 0 ? [{ test: name, message }] : tests;
    return all.map(({ test, message }) => ({ test, text: failure(test, message) }));
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
