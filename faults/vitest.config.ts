import { defineConfig } from 'vitest/config';

/** A house is killed again and again while it works: it needs the machine to itself, so these tests run on their own. */
export default defineConfig({
  cacheDir: '../node_modules/.vite-faults',
  test: {
    root: import.meta.dirname,
    include: ['**/*.fault.ts'],
    maxWorkers: 2,
    disableConsoleIntercept: true,
  },
});
