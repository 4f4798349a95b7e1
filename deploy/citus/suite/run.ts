import { spawnSync } from 'node:child_process';

/** Of the casino, and of the studio. */
const configurations = ['deploy/citus/suite/vitest.config.ts', 'deploy/citus/suite/studio/vitest.config.ts'];

/** Citus is no package of Debian's or npm's: the suite runs where somebody has built it. */
if (!process.env.CITUS_URL) {
  console.log(
    'The suite of Citus did not run: CITUS_URL names no coordinator (docs/scaling/citus.md says how to start one).',
  );
} else {
  for (const configuration of configurations) {
    const { status } = spawnSync(
      'npx',
      ['vitest', 'run', '--passWithNoTests', '--config', configuration, ...process.argv.slice(2)],
      { stdio: 'inherit' },
    );
    if (status !== 0) process.exitCode = status ?? 1;
  }
}
