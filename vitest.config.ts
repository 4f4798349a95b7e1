import { defineConfig } from 'vitest/config';
import { leftToOtherTurns } from './scripts/test/turns.ts';

const sources = '*.test.{ts,tsx}';
/** They replace modules, or begin with what a page keeps in them (session, language, history): each file loads its own. */
export const alone = [
  'apps/desk/src/lib/texts/all-texts.test.ts',
  `apps/web/src/lib/**/${sources}`,
  'apps/web/src/money/deposit/{close-with-message,poll-order}.test.ts',
  'apps/web/src/money/deposit/{paypal,coins,cash-app}/*.test.ts',
  'apps/web/src/players/access/join/welcome.test.ts',
  'apps/web/src/protection/limits/pauses/pause-length.test.ts',
  'apps/web/src/ui/amount-choice.test.tsx',
  'apps/studio/src/client/lib/win/celebrate.test.ts',
];
/** The rest of what pages are made of. They share modules: loading them again for each file took two thirds of these tests. */
const pages = [`apps/web/src/**/${sources}`, `apps/studio/src/client/**/${sources}`];
/** Mathematics, which takes a thread for seconds: loading the definitions for each file again cost more than half of it. */
const maths = [`packages/game-math/**/${sources}`, `packages/games/**/${sources}`];
const nowhere = ['**/node_modules/**', '**/dist/**', 'scripts/fixtures/**', ...leftToOtherTurns().files];

export default defineConfig({
  test: {
    maxWorkers: 3,
    globalSetup: ['packages/testing/src/vitest/postgres-for-the-run.ts', 'scripts/test/programs-for-the-run.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'alone', include: alone, exclude: nowhere, pool: 'threads' },
      },
      {
        extends: true,
        test: { name: 'pages', include: pages, exclude: [...nowhere, ...alone], pool: 'threads', isolate: false },
      },
      {
        extends: true,
        test: { name: 'maths', include: maths, exclude: nowhere, pool: 'threads', isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'casino',
          include: [`{packages,apps,kits,art,scripts,bench,deploy}/**/${sources}`],
          exclude: [...nowhere, ...alone, ...pages, ...maths],
          pool: 'forks',
          // A file continues with the modules of the one before: half of what a test of the API took was loading them again.
          isolate: false,
          // Its build imports JSON without the attribute that node asks for.
          server: { deps: { inline: ['@actions/workflow-parser'] } },
          setupFiles: ['packages/testing/src/vitest/wait-longer-for-the-database.ts'],
        },
      },
    ],
    // A limit for what hangs, far above what a busy machine needs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Below it: what is polled says what it has and what it should have.
    expect: { poll: { timeout: 300_000 } },
    setupFiles: ['packages/testing/src/vitest/fail-on-console-noise.ts'],
  },
});
