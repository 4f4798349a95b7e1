import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Where a run notes that something failed outside its tests, which vitest's JSON report does not say. */
export const strayErrorsFile = (report: string): string => report.replace(/\.json$/, '.stray');

/** A reporter of vitest's; `STRAY_ERRORS_FILE` names the file that is written when there were such errors. */
export default class StrayErrors implements Reporter {
  onTestRunEnd: Reporter['onTestRunEnd'] = (_modules, errors) => {
    const file = process.env.STRAY_ERRORS_FILE;
    if (file && errors.length > 0) writeFileSync(file, String(errors.length));
  };
}
