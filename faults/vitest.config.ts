import { defineConfig } from 'vitest/config';
import { leftToOtherTurns } from '../scripts/test/turns.ts';

/** Casinos are killed again and again while they work: two at a time, as two thirds of each is waiting. */
export default defineConfig({
  cacheDir: '../node_modules/.vite-faults',
  test: {
    root: import.meta.dirname,
    include: ['**/*.fault.ts'],
    exclude: leftToOtherTurns().faults.map((name) => `${name}.fault.ts`),
    globalSetup: ['../scripts/test/pages-for-the-run.ts'],
    maxWorkers: 2,
    disableConsoleIntercept: true,
    // Each wait in them ends when nothing moves any more; this ends what hangs without waiting.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
  },
});
