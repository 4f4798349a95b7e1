import { existsSync, readFileSync } from 'node:fs';
import type { Counts } from './run-stage.ts';

/** Reads vitest's JSON report (vitest.dev/guide/reporters, the form of Jest's). */
export function vitestCounts(file: string): Counts | undefined {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** Reads Playwright's JSON report; a test that passed only when repeated counts as failed. */
export function playwrightCounts(file: string): Counts | undefined {
  if (!existsSync(file)) return undefined;
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
