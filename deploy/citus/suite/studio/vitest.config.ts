import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests of the studio that run on a spread one as well, as they are, and what is asked of a spread studio alone. */
export default defineConfig({
  cacheDir: '../../../../node_modules/.vite-citus-studio',
  test: {
    root: fileURLToPath(new URL('../../../../', import.meta.url)),
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    disableConsoleIntercept: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'rounds',
          include: [
            'packages/rgs/src/{recover-rounds,pots,seed.store}.test.ts',
            'apps/studio/src/server/{play,replay,pot,reports}.test.ts',
            'apps/studio/src/server/live/live.test.ts',
          ],
          setupFiles: ['deploy/citus/suite/studio/on-citus.ts', 'deploy/citus/suite/studio/studios-spread.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'studio',
          include: ['deploy/citus/suite/studio/*.citus.ts'],
          setupFiles: ['deploy/citus/suite/studio/on-citus.ts'],
        },
      },
    ],
  },
});
