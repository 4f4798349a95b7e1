import { sampleSeed } from './extent.ts';

/** What one run in sixteen does of what takes turns. */
interface Turn {
  /** In `e2e/`, without `.spec.ts`. */
  specs: readonly string[];
  files: readonly string[];
  /** In `faults/`, without `.fault.ts`. */
  faults: readonly string[];
}

/**
 * What is long by nature and seldom changes: journeys beside the main ones, tests that start whole programs, and proofs of
 * the mathematics of many games. A run of `npm test` does one of these sixteen turns, chosen by its seed; `TURNS=all` and
 * `npm run test:long` do all, as does a file that is run by hand. The journey from joining to the cash-out, and the tests
 * beside the code of what moves or guards money, are in no turn: they are in every run. The turns take about the same time.
 */
export const turns: readonly Turn[] = [
  {
    specs: ['every-game'],
    files: [
      'apps/api/src/desk/queues/queues.test.ts',
      'apps/api/src/growth/competitions/competitions.test.ts',
      'apps/api/src/money/deposit/methods/paypal.test.ts',
      'packages/games/src/check-round-file.test.ts',
      'packages/games/src/golden-rounds.test.ts',
      'packages/live/src/broker/brokers.test.ts',
    ],
    faults: ['live-push'],
  },
  {
    specs: ['desk-lists', 'large-text', 'messages', 'offline', 'themes'],
    files: [
      'apps/api/src/desk/risk/risk.test.ts',
      'apps/api/src/money/chains/payouts/payouts.test.ts',
      'apps/api/src/money/disputes/disputes.test.ts',
      'apps/api/src/play/games/aggregated/import-games.test.ts',
      'apps/api/src/players/messages/notifications.test.ts',
      'packages/games/src/returns/compares.test.ts',
    ],
    faults: ['live-tables'],
  },
  {
    specs: ['desk-home', 'personal-data', 'play'],
    files: [
      'apps/api/src/desk/audit-log/record-calls.test.ts',
      'apps/api/src/desk/audit-log/tampering.test.ts',
      'apps/api/src/desk/lists/list-plans.test.ts',
      'apps/api/src/money/deposit/instruments.test.ts',
      'apps/api/src/players/documents/documents.test.ts',
      'apps/api/src/two-processes.test.ts',
      'packages/database/src/trouble.test.ts',
    ],
    faults: ['standby'],
  },
  {
    specs: ['access', 'desk-groups', 'free-rounds', 'promotions-hub'],
    files: [
      'apps/api/src/money/cash-out/automatic/facts-plans.test.ts',
      'apps/api/src/play/games/catalogue/catalogue.test.ts',
      'apps/api/src/play/sandbox/broken-studios.test.ts',
      'apps/api/src/play/sandbox/packed-kit.test.ts',
      'apps/studio/src/main.test.ts',
    ],
    faults: ['live-push'],
  },
  {
    specs: ['deposit-windows', 'notifications', 'pickers', 'play-sizes'],
    files: [
      'apps/api/src/db/job-queue/job-queue.test.ts',
      'apps/api/src/desk/player-file/member-file.test.ts',
      'apps/api/src/money/cash-out/paying/kill-in-payout.test.ts',
      'packages/database/src/embedded/port.test.ts',
      'packages/database/src/servers/servers.test.ts',
      'scripts/start/lock-data-folder.test.ts',
      'scripts/start/run-supervisor.test.ts',
    ],
    faults: ['live-tables'],
  },
  {
    specs: ['desk-catalogue', 'missions', 'protection', 'slot-modes'],
    files: [
      'apps/api/src/desk/lists/lists.test.ts',
      'apps/api/src/desk/risk/kinds/kinds.test.ts',
      'apps/api/src/money/deposit/cards/cards.test.ts',
      'apps/studio/src/server/play.test.ts',
      'packages/database/src/embedded/start-embedded-postgres.test.ts',
      'scripts/queries/queries.test.ts',
      'scripts/tracing/show-loaded.test.ts',
    ],
    faults: ['standby'],
  },
  {
    specs: ['deposit-outcomes', 'keyboard', 'vip', 'webhooks'],
    files: [
      'apps/api/src/desk/outgoing-webhooks/sending/kill-in-sending.test.ts',
      'apps/api/src/growth/missions/missions.test.ts',
      'apps/api/src/play/tables/talk/talk.test.ts',
      'apps/api/src/players/access/social/social.test.ts',
      'packages/games/src/returns/double-up.test.ts',
      'packages/games/src/simulate.test.ts',
      'scripts/start/watch-sources.test.ts',
      'scripts/test/run-stage.test.ts',
    ],
    faults: ['live-push'],
  },
  {
    specs: ['account', 'crash', 'desk-journeys', 'identity', 'phone-payments'],
    files: [
      'apps/api/src/desk/staff/rights.test.ts',
      'apps/api/src/growth/invitations/invite.test.ts',
      'apps/api/src/play/aggregators/hub88/sandbox.test.ts',
      'apps/api/src/play/games/home/home.test.ts',
      'apps/api/src/players/identity/identity.test.ts',
      'packages/chains/src/local/local.test.ts',
      'packages/games/src/returns/roulettes.test.ts',
    ],
    faults: ['live-tables'],
  },
  {
    specs: ['deposit-pix-paypal-cash', 'desk-journey', 'first-screen'],
    files: [
      'apps/api/src/desk/queues/queue-plans.test.ts',
      'apps/api/src/desk/staff/command-line.test.ts',
      'apps/api/src/main.test.ts',
      'apps/api/src/money/provider-messages/exchange.test.ts',
      'apps/api/src/money/webhooks/webhooks.test.ts',
      'apps/api/src/play/games/live-rounds/live-rounds.test.ts',
      'packages/games/src/returns/curves.test.ts',
    ],
    faults: ['standby'],
  },
  {
    specs: ['back', 'desk-content', 'region', 'routes'],
    files: [
      'apps/api/src/desk/home/home-calls.test.ts',
      'apps/api/src/growth/promotions/promotions-hub.test.ts',
      'apps/api/src/growth/vip/vip.test.ts',
      'apps/api/src/play/tables/tables.test.ts',
      'apps/api/src/protection/regions/region.test.ts',
      'packages/games/src/returns/dealer-pokers.test.ts',
      'packages/live/src/kills.test.ts',
    ],
    faults: ['live-push'],
  },
  {
    specs: ['bad-input', 'card', 'deposit-coins', 'lobby'],
    files: [
      'apps/api/src/desk/live-updates/live.test.ts',
      'apps/api/src/growth/promotions/promotions.test.ts',
      'apps/api/src/money/chains/chains.test.ts',
      'apps/api/src/money/deposit/methods/conformance.test.ts',
      'apps/api/src/players/support/support.test.ts',
      'packages/game-math/src/blackjack/blackjack.test.ts',
      'packages/rgs/src/package-rounds.test.ts',
    ],
    faults: ['live-tables'],
  },
  {
    specs: ['articles', 'desk-queue', 'languages', 'live'],
    files: [
      'apps/api/src/money/cash-out/conformance.test.ts',
      'apps/api/src/players/access/verification/verification.test.ts',
      'apps/studio/src/client/features/blackjack/story.test.ts',
      'packages/live/src/shared-outcome.test.ts',
      'scripts/build/build-release.test.ts',
      'scripts/pace/engines-by-place.test.ts',
    ],
    faults: ['standby'],
  },
  {
    specs: ['desk-disputes', 'fair', 'join-by-place', 'promotions', 'table-talk'],
    files: [
      'apps/api/src/desk/settings/settings.test.ts',
      'apps/api/src/http/database-away.test.ts',
      'apps/api/src/play/sandbox/certification.test.ts',
      'apps/api/src/players/second-factor/totp/totp.test.ts',
      'apps/studio/src/client/app/screens.test.tsx',
      'packages/games/src/returns/slots.test.ts',
      'packages/live/src/leading.test.ts',
    ],
    faults: ['live-push'],
  },
  {
    specs: ['desk-screens', 'desk-support', 'invite', 'live-rounds', 'live-tables'],
    files: [
      'apps/api/src/growth/groups/groups.test.ts',
      'apps/api/src/money/transactions/statement/statement.test.ts',
      'apps/api/src/play/games/favourites.test.ts',
      'apps/api/src/players/personal-data/personal-data.test.ts',
      'packages/games/src/returns/blackjacks.test.ts',
      'packages/games/src/returns/thresholds.test.ts',
    ],
    faults: ['live-tables'],
  },
  {
    specs: [
      'cash-out',
      'contact',
      'desk-automatic-payouts',
      'desk-packages',
      'desk-tables',
      'open-games',
      'second-factor',
    ],
    files: [
      'apps/api/src/growth/content/content.test.ts',
      'apps/api/src/money/cash-out/methods.test.ts',
      'apps/api/src/players/messages/messages.test.ts',
      'apps/studio/src/server/live/stream.test.ts',
      'packages/games/src/returns/draw-pokers.test.ts',
      'scripts/reconciling/shared-bets.test.ts',
    ],
    faults: ['standby'],
  },
  {
    specs: ['bonus', 'competitions', 'desk-rights', 'desk-vendors', 'failures', 'several-hands'],
    files: [
      'apps/api/src/desk/staff/manage.test.ts',
      'apps/api/src/players/documents/expiry.test.ts',
      'apps/sandbox-psp/src/sandbox.test.ts',
      'apps/studio/src/client/features/slots/playback.test.ts',
      'packages/operation/src/run-process.test.ts',
      'scripts/demo/demo.test.ts',
    ],
    faults: ['live-push'],
  },
];

/** What a run with this seed leaves to others; the seed's last bit chooses sizes, so that each turn comes at either size. */
export function leftToOtherTurns(
  env: NodeJS.ProcessEnv = process.env,
  seed = sampleSeed,
): { specs: string[]; files: string[]; faults: string[] } {
  if (env.TURNS !== 'one') return { specs: [], files: [], faults: [] };
  const now = turns[Math.floor(seed / 2) % turns.length]!;
  const others = turns.filter((turn) => turn !== now);
  const rest = (kind: keyof Turn) =>
    [...new Set(others.flatMap((turn) => turn[kind]))].filter((name) => !now[kind].includes(name));
  return { specs: rest('specs'), files: rest('files'), faults: rest('faults') };
}
