import { defineConfig } from 'vitest/config';

const sources = '*.test.{ts,tsx}';
/** Modules that keep what they learnt, as a page does, and stand-ins for them: each file begins with fresh ones. */
const pages = [`apps/web/src/**/${sources}`, `apps/studio/src/client/**/${sources}`];
const nowhere = ['**/node_modules/**', '**/dist/**', 'scripts/fixtures/**'];

export default defineConfig({
  test: {
    maxWorkers: 3,
    globalSetup: ['packages/testing/src/vitest/postgres-for-the-run.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'pages', include: pages, exclude: nowhere, pool: 'threads' },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: [`{packages,apps,art,scripts,bench}/**/${sources}`],
          exclude: [...nowhere, ...pages],
          pool: 'forks',
          // A file goes on with the modules of the one before: half of what a test of the API took was loading them anew.
          isolate: false,
        },
      },
    ],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    setupFiles: ['packages/testing/src/vitest/fail-on-console-noise.ts'],
  },
});
