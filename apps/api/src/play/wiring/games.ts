import { join, resolve } from 'node:path';
import { openBets } from '@fairhouse/betting';
import { isPaused } from '@fairhouse/contract/vendor-tables';
import { type Jurisdiction, stakeMostOf } from '@fairhouse/jurisdictions';
import { parseAmount } from '@fairhouse/money';
import type { FastifyInstance } from 'fastify';
import { isMaintenanceOn } from '../../desk/index.ts';
import type { Foundation } from '../../foundation.ts';
import { levelAhead } from '../../growth/index.ts';
import type { Bonuses } from '../../growth/wiring/bonuses.ts';
import type { ContentService } from '../../growth/wiring/content.ts';
import type { FreeRoundsService } from '../../growth/wiring/free-rounds.ts';
import type { Handler } from '../../http/handler.ts';
import { announce, sessionStands } from '../../players/index.ts';
import type { IdentityService } from '../../players/wiring/identity.ts';
import { logInOf, offersHeldBack, playRestrictionsOf } from '../../protection/index.ts';
import type { Protection } from '../../protection/wiring/limits.ts';
import { casinoSchema } from '../../schema.ts';
import type { Service } from '../../service.ts';
import { studiosRoutes } from '../games/aggregated/studios.routes.ts';
import { catalogueRoutes } from '../games/catalogue/catalogue.routes.ts';
import { setBetLimit } from '../games/catalogue/set-bet-limit.ts';
import { coverRoute } from '../games/covers/cover.routes.ts';
import { openPictureSource } from '../games/covers/fetch-picture.ts';
import { keepCoversJob } from '../games/covers/keep-covers.ts';
import { bannersDeskRoutes } from '../games/desk/desk.routes.ts';
import type { LaunchOf } from '../games/games.deps.ts';
import { gamesRoutes } from '../games/games.routes.ts';
import { homeRoutes } from '../games/home/home.routes.ts';
import { latestWins } from '../games/latest-wins.ts';
import type { LiveRoundsDeps } from '../games/live-rounds/live-rounds.deps.ts';
import { liveRoundsRoutes } from '../games/live-rounds/live-rounds.routes.ts';
import { ownPlayRoutes } from '../games/own-play/own-play.routes.ts';
import { importPackage, type PackagesDeps } from '../games/packages/import-package.ts';
import { packagesRoutes, publishOffered } from '../games/packages/packages.routes.ts';
import { refusalOfWithdrawn } from '../games/packages/withdraw-package.ts';
import { type NamedRound, roundRef } from '../games/round-ref.ts';
import { sharedRoundsRoutes } from '../games/shared-rounds/shared-rounds.routes.ts';
import { sandboxRoutes } from '../sandbox/sandbox.routes.ts';
import { createTestPlayers } from '../sandbox/test-players.ts';
import { watchCalls } from '../sandbox/watch-calls.ts';
import { potsOf } from '../vendors/ask-pots.ts';
import { type RefusalsOfVendor, refusalsOf } from '../vendors/ask-refusals.ts';
import { certificationRoutes } from '../vendors/certification/certification.routes.ts';
import { refusalToOpen } from '../vendors/certification/refusal-to-open.ts';
import { studioId } from '../vendors/load-vendors.ts';
import { openVendors, type VendorRegistry } from '../vendors/open-vendors.ts';
import { replayAddress } from '../vendors/replay-address.ts';
import { tablesOf } from '../vendors/tables/ask-tables.ts';
import { vendorsRoutes } from '../vendors/vendors.routes.ts';
import { type AuthenticateParts, sessionDefaults } from '../wallet/authenticate.ts';
import { decideHeldWin } from '../wallet/desk/decide-held-win.ts';
import { walletDeskRoutes } from '../wallet/desk/desk.routes.ts';
import { releaseHeldWin } from '../wallet/desk/release-held-win.ts';
import { setVendorPromotion } from '../wallet/desk/set-vendor-promotion.ts';
import { issueWhileLoggedIn } from '../wallet/issue-launch-token.ts';
import { loadWinBounds } from '../wallet/load-win-bounds.ts';
import { sweepSessionsJob } from '../wallet/sweep-sessions.ts';
import { walletRoutes } from '../wallet/wallet.routes.ts';
import { type Aggregators, openAggregators, secretOfAggregator } from './aggregators.ts';
import { sandboxDepsOf, sandboxKeys, trustedKeysIn } from './sandbox.ts';

export interface Games extends Service {
  vendors: VendorRegistry;
  aggregators: Aggregators['compared'];
  /** The shared tables of the vendors, asked at most every two seconds. */
  askTables: ReturnType<typeof tablesOf>;
  latestWins: ReturnType<typeof latestWins>;
  /** Under which name a round of the own studio is shown again, as in the list of live rounds. */
  refOf(round: NamedRound): string | undefined;
  /** Refused plays by outcome, as vendors tell of them. */
  askRefusals(days: readonly string[]): Promise<RefusalsOfVendor[]>;
  /** Before the site's pages: what they add to every answer is nothing to a vendor. */
  addWallet(server: FastifyInstance): Promise<void>;
  /** Rejects when no bet can be carried out now. */
  probe(): Promise<void>;
}

/** What packages of outside studios need: the store that the studio reads, and who decides. */
function packagesIn({ settings, db, approvals }: Pick<Foundation, 'settings' | 'db' | 'approvals'>): PackagesDeps {
  return {
    db,
    approvals,
    packages: resolve(settings.OPEN_GAMES_FOLDER || join(settings.FAIRHOUSE_DATA_DIR, 'open-games')),
    vendor: studioId,
    boundWins: (code, largestWin) => loadWinBounds(db, studioId, [{ code, largestWin }]),
  };
}

/** The catalogue, the vendors behind it, and the wallet that they call. */
export async function openGames(
  foundation: Foundation,
  { content: { writeAtOnce }, bonuses, freeRounds }: GrowthOfGames,
  { refusalOfPause }: Pick<Protection, 'refusalOfPause'>,
  { admitPlay }: Pick<IdentityService, 'admitPlay'>,
): Promise<Games> {
  const { settings, db, log, storages, region, approvals, live, jurisdictionOfViewer } = foundation;
  const bets = openBets({
    url: settings.DATABASE_URL,
    schema: casinoSchema,
    answerWithinMs: settings.DATABASE_ANSWER_MS,
  });
  const ours: Readonly<Record<string, string | undefined>> = {
    WALLET_SECRET: settings.WALLET_SECRET,
    WALLET_SECRET_FORMER: settings.WALLET_SECRET_FORMER,
  };
  const sandbox = sandboxKeys(settings);
  const issueLaunchToken = (launch: LaunchOf, sessionId: bigint) =>
    issueWhileLoggedIn(db, (tx) => sessionStands(tx, sessionId), launch);
  const walletParts = { db, sessions: sessionDefaults, placeOf: placesOfPlay(foundation) };
  const aggregators = await openAggregators(foundation, { bets, issueLaunchToken, walletParts });
  const vendors = await openVendors({
    db,
    secretOf: (name) =>
      ours[name] ?? secretOfAggregator(settings, name) ?? sandbox?.secretOf(name) ?? process.env[name],
    logger: log,
    refreshMs: settings.VENDORS_REFRESH_MS,
  });
  const restrictionsIn = restrictionsBy(live);
  const wins = latestWins(db);
  const pots = potsOf(vendors);
  const askRefusals = refusalsOf(vendors);
  const askTables = tablesOf(vendors);
  const { rounds, refOf } = shownRounds(foundation, vendors, askTables);
  const pictures = openPictureSource({ loopback: settings.NODE_ENV !== 'production' });
  const ofPackages = packagesIn({ settings, db, approvals });
  await publishOffered(ofPackages);
  return {
    vendors,
    aggregators: aggregators.compared,
    askTables,
    latestWins: wins,
    askRefusals,
    refOf,
    handlers: [
      ...vendorsRoutes({ vendors }),
      ...catalogueOf(foundation, { vendors, pots, askRefusals }),
      ...packagesRoutes(ofPackages),
      ...studiosRoutes({ db }),
      ...bannersDeskRoutes({ db, writeAtOnce }),
      ...walletDeskRoutes({ db, announce, approvals }),
      ...liveRoundsRoutes(rounds),
      ...sharedRoundsRoutes(rounds),
      ...homeOf(foundation, bonuses),
      ...ownPlayRoutes({ db, offersHeldBack, logInOf, refOf }),
      ...gamesRoutes({
        db,
        clock: () => new Date(),
        vendors,
        elsewhere: aggregators.elsewhere,
        refOf,
        potsNow: async () => {
          const said = await pots(studioId);
          return said.asked === 'answered' ? said.pots : undefined;
        },
        region,
        latestWins: wins,
        playRestrictions: async (viewer) => restrictionsIn(await jurisdictionOfViewer(viewer)),
        refusalOfPause,
        isMaintenanceOn: () => isMaintenanceOn(db),
        admit: admitPlay,
        issueLaunchToken,
      }),
    ],
    approved: {
      'vendor.setPromotion': ({ maker, proposal }) => setVendorPromotion(db, maker, proposal),
      'bets.set': ({ maker, proposal }) => setBetLimit(db, maker, proposal),
      'package.import': ({ maker, checker, proposal }) =>
        importPackage(ofPackages, { ...maker, second: checker.name }, proposal),
      'heldWin.release': ({ maker, proposal }) =>
        decideHeldWin({ db, announce }, 'release', BigInt(proposal.id), maker.name),
    },
    decides: {
      heldWins: {
        release: (by, { rowId }) => releaseHeldWin({ db, announce, approvals }, rowId, by),
        refuse: (by, { rowId, reason }) => decideHeldWin({ db, announce }, 'refuse', rowId, by.name, reason),
      },
    },
    jobs: [
      sweepSessionsJob(db),
      ...aggregators.jobs,
      ...(aggregators.jobs.length > 0 ? [keepCoversJob({ db, storage: storages.covers, pictures, log })] : []),
    ],
    async addWallet(server) {
      const players = sandbox && createTestPlayers();
      if (players) await sandboxRoutes(server, sandboxDepsOf(foundation, vendors, players, server));
      await walletRoutes(server, {
        ...walletParts,
        bets,
        vendors,
        promotions: {
          isPlaceOpen: async (memberId) => (await foundation.jurisdictionOfMember(memberId)).rules['offers.freeRounds'],
          offersHeldBack,
          grant: freeRounds.grantOfVendor,
          cancel: freeRounds.cancelOfVendor,
        },
        watch: players && ((edge) => watchCalls(edge, players)),
      });
      await aggregators.addWallets(server);
      coverRoute(server, storages.covers);
    },
    probe: bets.probe,
    async close() {
      pictures.close();
      await vendors.stop();
      await bets.close();
    },
  };
}

/** The lobby and the vendors behind it, as operators arrange them. */
function catalogueOf(
  { settings, db, approvals, places }: Foundation,
  {
    vendors,
    pots,
    askRefusals,
  }: { vendors: VendorRegistry; pots: ReturnType<typeof potsOf> } & Pick<Games, 'askRefusals'>,
): Handler[] {
  const countries = new Set(places.countries.map(({ isoCode2 }) => isoCode2));
  return [
    ...catalogueRoutes({
      db,
      approvals,
      isCountry: (code) => countries.has(code),
      refusalToOpen: async (tx, id) => (await refusalToOpen(tx, id)) ?? (await refusalOfWithdrawn(tx, id)),
      askRefusals,
      clock: () => new Date(),
      askAllPots: () =>
        Promise.all(
          vendors.all().map(async ({ id, name }) => ({ vendor: id, vendorName: name, said: await pots(id) })),
        ),
    }),
    ...certificationRoutes({ db, vendors, trustedKeys: trustedKeysIn(settings) }),
  ];
}

const restrictionsBy = (live: Foundation['live']) => async (jurisdiction: Jurisdiction) =>
  playRestrictionsOf(jurisdiction, await live.settingOf('pace', 'casino'));

/** What the place of a member says of play, as a session begins with it. */
function placesOfPlay({ live, jurisdictionOfMember }: Foundation): AuthenticateParts['placeOf'] {
  const restrictionsIn = restrictionsBy(live);
  return async (memberId) => {
    const jurisdiction = await jurisdictionOfMember(memberId);
    return {
      restrictions: await restrictionsIn(jurisdiction),
      tableChat: jurisdiction.rules['play.tableChat'],
      slotStakeMost(currency, ageYears) {
        const most = stakeMostOf(jurisdiction.rules, currency, ageYears);
        return most === null ? null : parseAmount(most, currency)!.minor;
      },
    };
  };
}

type BonusesOfHome = Pick<Bonuses, 'forHome'>;

interface GrowthOfGames {
  content: Pick<ContentService, 'writeAtOnce'>;
  bonuses: BonusesOfHome;
  freeRounds: Pick<FreeRoundsService, 'grantOfVendor' | 'cancelOfVendor'>;
}

/** Rounds that are over and can be seen again: those of our own studio, under names that only the casino can make. */
function shownRounds(
  { db, region, rulesFor }: Foundation,
  vendors: VendorRegistry,
  askTables: ReturnType<typeof tablesOf>,
): { rounds: LiveRoundsDeps; refOf(round: NamedRound): string | undefined } {
  const showsReplays = (vendor: string) => vendor === studioId;
  return {
    refOf: (round) => (showsReplays(round.vendor) ? roundRef(vendors, round) : undefined),
    rounds: {
      db,
      vendors,
      region,
      showsReplays,
      replayAddress: (round) => replayAddress(vendors, round, Date.now()),
      rulesFor,
      askTables: async () =>
        (await askTables()).flatMap((one) =>
          one.asked === 'answered'
            ? { vendor: one.vendor, tables: one.tables.map((table) => ({ ...table, isPaused: isPaused(table) })) }
            : [],
        ),
    },
  };
}

/** The home page of a member, with the level and the offers of other features. */
function homeOf({ db, region, bookOf, rulesFor }: Foundation, { forHome }: BonusesOfHome): Handler[] {
  return homeRoutes({
    db,
    clock: () => new Date(),
    region,
    balanceOf: async (memberId) => (await bookOf(memberId)).balance,
    async promotedTo(member) {
      const rules = await rulesFor({ memberId: member.id });
      const { weekly, offers } = await forHome(member, rules);
      return { level: await levelAhead(db, member.id, weekly), offers, mayRecommend: rules['lobby.recommendations'] };
    },
  });
}
