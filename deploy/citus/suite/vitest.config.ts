import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests of the house that run on Citus as well, as they are, and what is asked of a spread house alone. */
export default defineConfig({
  cacheDir: '../../../node_modules/.vite-citus',
  test: {
    root: fileURLToPath(new URL('../../../', import.meta.url)),
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    disableConsoleIntercept: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          include: ['apps/api/src/features/wallet/{wallet,play,wallet-edge,wallet-session,held-win}.test.ts'],
          setupFiles: ['deploy/citus/suite/databases-on-citus.ts', 'deploy/citus/suite/houses-spread.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'spread',
          include: ['deploy/citus/suite/*.citus.ts'],
          setupFiles: ['deploy/citus/suite/databases-on-citus.ts'],
        },
      },
    ],
  },
});
