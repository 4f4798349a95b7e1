import { spawnSync } from 'node:child_process';

/** Citus is no package of Debian's or npm's: the suite runs where somebody has built it. */
if (!process.env.CITUS_URL) {
  console.log(
    'The suite of Citus did not run: CITUS_URL names no coordinator (docs/scaling/citus.md says how to start one).',
  );
} else {
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', '--config', 'deploy/citus/suite/vitest.config.ts', ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}
