import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { notOnASpreadCasino } from './not-on-a-spread-casino.ts';

/** In the place of the package that makes databases for tests. */
const onCitus = {
  alias: { '@fairhouse/testing': fileURLToPath(new URL('testing-on-citus.ts', import.meta.url)) },
};

/** All tests of the casino that go to its database, as they are, and what is asked of a spread casino alone. */
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
        resolve: onCitus,
        test: {
          name: 'casino',
          include: ['apps/{api,backoffice}/src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...Object.keys(notOnASpreadCasino)],
          globalSetup: ['deploy/citus/suite/spread-template.ts'],
          setupFiles: ['packages/testing/src/vitest/fail-on-console-noise.ts'],
          pool: 'forks',
          isolate: false,
        },
      },
      {
        extends: true,
        resolve: onCitus,
        test: {
          name: 'spread',
          include: ['deploy/citus/suite/*.citus.ts'],
          // They spread their casinos themselves.
          env: { CITUS_TEMPLATE: '' },
        },
      },
    ],
  },
});
