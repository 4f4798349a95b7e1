import { join } from 'node:path';
import { casinos } from './casinos.ts';
import { playwrightCounts, vitestCounts } from './counts.ts';
import type { Stage } from './run-stage.ts';

const node = (program: string) => [process.execPath, '--import', 'tsx', program];

export interface Stages {
  /** What needs no running program; one beside the other. */
  still: Stage[];
  tests: Stage;
  faults: Stage;
  browser: Stage;
}

/** Everything that decides whether the casino may open. Reports are left in `reports`; `env` goes to those that run. */
export function stagesOf(root: string, reports: string, env: Record<string, string>): Stages {
  const program = (name: string) => join(root, 'node_modules/.bin', name);
  const vitest = (report: string, ...args: string[]) => ({
    command: [
      program('vitest'),
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env,
    counts: () => vitestCounts(report),
  });
  return {
    still: [
      {
        name: 'types',
        // The compiler in Go, a quarter of the work of the one in JavaScript; lint and imports take the other processor meanwhile.
        command: [
          process.execPath,
          join(root, 'node_modules/typescript-native/bin/tsc'),
          '-p',
          '.',
          '--singleThreaded',
        ],
      },
      { name: 'lint', command: [program('biome'), 'check', '.'] },
      { name: 'imports', command: node('scripts/check-imports.ts') },
    ],
    tests: { name: 'unit and integration', ...vitest(join(reports, 'vitest.json')) },
    faults: { name: 'faults', ...vitest(join(reports, 'faults.json'), '--config=faults/vitest.config.ts') },
    browser: {
      name: 'end to end',
      command: [...node('scripts/test/end-to-end.ts'), reports],
      env,
      counts: () => playwrightCounts(Object.keys(casinos).map((casino) => join(reports, `${casino}.json`))),
    },
  };
}
