import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps,art,scripts,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'scripts/fixtures/**'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: ['packages/testing/src/vitest/postgres-for-the-run.ts'],
    setupFiles: ['packages/testing/src/vitest/fail-on-console-noise.ts'],
  },
});
