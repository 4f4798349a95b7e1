import { sampleSeed } from './extent.ts';

/**
 * What is long by nature and seldom changes: journeys beside the main ones, and tests that start whole programs. A run of `npm test` walks
 * through one half, the next run perhaps through the other; `HALVES=both` and `npm run test:long` through both, as does whoever runs
 * a file by hand. What moves or guards money, and what every visitor meets, is in no half: it is in every run.
 */
export const halves = [
  {
    specs: [
      'card',
      'deposit-windows',
      'desk-journey',
      'access',
      'join-by-place',
      'contact',
      'desk-groups',
      'desk-catalogue',
      'desk-tables',
      'desk-content',
      'desk-rights',
      'desk-screens',
      'second-factor',
      'pickers',
      'first-screen',
      'every-game',
      'live-tables',
    ],
    files: [
      'scripts/start/run-supervisor.test.ts',
      'apps/api/src/features/cash-out/kill-in-payout.test.ts',
      'apps/api/src/features/cash-out/methods.test.ts',
      'apps/api/src/features/deposit/methods/conformance.test.ts',
      'apps/api/src/features/access/social/social.test.ts',
      'apps/api/src/main.test.ts',
      'apps/api/src/features/record/tampering.test.ts',
      'packages/chains/src/local/local.test.ts',
    ],
  },
  {
    specs: [
      'deposit-outcomes',
      'deposit-pix-paypal-cash',
      'deposit-coins',
      'articles',
      'bad-input',
      'languages',
      'messages',
      'account',
      'bonus',
      'invite',
      'promotions',
      'personal-data',
      'vip',
      'desk-queue',
      'desk-disputes',
      'failures',
      'keyboard',
      'offline',
      'lobby',
      'routes',
      'play-sizes',
    ],
    files: [
      'scripts/demo/demo.test.ts',
      'scripts/start/watch-sources.test.ts',
      'scripts/build/build-release.test.ts',
      'apps/api/src/features/cash-out/conformance.test.ts',
      'apps/api/src/features/chains/chains.test.ts',
      'apps/api/src/features/region/region.test.ts',
      'apps/api/src/db/job-queue/job-queue.test.ts',
      'apps/studio/src/main.test.ts',
      'packages/database/src/embedded/start-embedded-postgres.test.ts',
    ],
  },
] as const;

/** What a run with this seed leaves to the next; of `SAMPLE_SEED` another digit than the one that chooses sizes. */
export function restingOf(
  env: NodeJS.ProcessEnv = process.env,
  seed = sampleSeed,
): { specs: string[]; files: string[] } {
  if (env.HALVES !== 'one') return { specs: [], files: [] };
  const { specs, files } = halves[Math.floor(seed / 2) % 2 === 0 ? 1 : 0];
  return { specs: [...specs], files: [...files] };
}
