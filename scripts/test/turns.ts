import { sampleSeed } from './extent.ts';

/**
 * What is long by nature and seldom changes: journeys beside the main ones, and tests that start whole programs. Of these thirds a run of
 * `npm test` walks through one, the next run perhaps through another; `TURNS=all` and `npm run test:long` through all, as does
 * whoever runs a file by hand. What moves or guards money, and what every visitor meets, is in no third: it is in every run.
 */
export const thirds = [
  {
    specs: [
      'access',
      'articles',
      'card',
      'deposit-outcomes',
      'deposit-windows',
      'desk-groups',
      'desk-journey',
      'desk-rights',
      'first-screen',
      'join-by-place',
      'pickers',
      'second-factor',
    ],
    files: [
      'scripts/start/run-supervisor.test.ts',
      'apps/api/src/features/access/social/social.test.ts',
      'apps/api/src/features/cash-out/kill-in-payout.test.ts',
      'apps/api/src/features/deposit/methods/conformance.test.ts',
      'apps/api/src/main.test.ts',
    ],
  },
  {
    specs: [
      'account',
      'bad-input',
      'bonus',
      'deposit-coins',
      'deposit-pix-paypal-cash',
      'desk-screens',
      'desk-tables',
      'invite',
      'live-tables',
      'messages',
      'personal-data',
      'promotions',
      'vip',
    ],
    files: [
      'scripts/demo/demo.test.ts',
      'apps/api/src/features/cash-out/methods.test.ts',
      'apps/api/src/features/record/tampering.test.ts',
      'apps/api/src/features/region/region.test.ts',
      'apps/studio/src/main.test.ts',
    ],
  },
  {
    specs: [
      'contact',
      'desk-catalogue',
      'desk-content',
      'desk-disputes',
      'desk-queue',
      'every-game',
      'failures',
      'keyboard',
      'languages',
      'lobby',
      'offline',
      'play-sizes',
      'routes',
    ],
    files: [
      'scripts/build/build-release.test.ts',
      'scripts/start/watch-sources.test.ts',
      'apps/api/src/db/job-queue/job-queue.test.ts',
      'apps/api/src/features/cash-out/conformance.test.ts',
      'apps/api/src/features/chains/chains.test.ts',
      'packages/chains/src/local/local.test.ts',
      'packages/database/src/embedded/start-embedded-postgres.test.ts',
    ],
  },
] as const;

/** What a run with this seed leaves to others; the seed's last bit chooses sizes, so that each third has its turn at either. */
export function restingOf(
  env: NodeJS.ProcessEnv = process.env,
  seed = sampleSeed,
): { specs: string[]; files: string[] } {
  if (env.TURNS !== 'one') return { specs: [], files: [] };
  const resting = thirds.filter((_, place) => place !== Math.floor(seed / 2) % thirds.length);
  return { specs: resting.flatMap(({ specs }) => specs), files: resting.flatMap(({ files }) => files) };
}
