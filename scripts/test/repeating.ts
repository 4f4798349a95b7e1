import { existsSync } from 'node:fs';
import { readVitestReport } from './counts.ts';
import { strayErrorsFile } from './stray-errors.ts';

/** More than these is no stumble of a busy machine. */
const mostFiles = 3;

/** A failure that was found by chance names its seed, and would not be found by another. */
const foundByChance = /seed/i;

/** Where the report lies of what was repeated. */
export function reportOfRepeated(report: string): string {
  return report.replace(/\.json$/, '.repeated.json');
}

/**
 * The test files to run once more, alone, after a run that failed: nodes, browsers and databases stumble now and then
 * on a busy machine. None when many failed, when a failure names a seed, or when something failed outside the tests.
 */
export function filesToRepeat(report: string): string[] {
  if (!existsSync(report) || existsSync(strayErrorsFile(report))) return [];
  const failed = readVitestReport(report).testResults.filter(({ status }) => status === 'failed');
  const messages = failed.flatMap(({ message, assertionResults }) => [
    message,
    ...assertionResults.flatMap(({ failureMessages }) => failureMessages),
  ]);
  if (failed.length > mostFiles || messages.some((message) => foundByChance.test(message))) return [];
  return failed.map(({ name }) => name);
}
