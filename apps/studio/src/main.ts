import { connect, type Database, holdToSecrets, inTransaction, openCounts, troubleOf } from '@fairhouse/database';
import { gamesByRules, playableByRules } from '@fairhouse/games';
import { liveTables, readLiveRulesInPlay, startTidying } from '@fairhouse/live';
import { CannotRun, runProcess } from '@fairhouse/operation';
import {
  followMovedPlayers,
  lookAgain,
  migrateStudio,
  openPots,
  openRoundCommits,
  openRounds,
  playMoney,
  readRulesInPlay,
  type Studio,
  startLog,
  startRecovery,
} from '@fairhouse/rgs';
import { studioMigrations, studioSchema } from './schema.ts';
import { buildServer } from './server/build-server.ts';
import { headTargets, openFairness } from './server/fair/open-fairness.ts';
import { openTables } from './server/live/open-tables.ts';
import { packageOrigin } from './server/packages/package-origin.ts';
import { followShelf, openShelf } from './server/packages/package-shelf.ts';
import { readSettings } from './server/read-settings.ts';
import { walletClient } from './server/wallet-client.ts';

const recoverEveryMs = 2_000;
const tidyEveryMs = 3_600_000;
/** How long players of a part that has moved wait, at most; where players lie in one database, a look-up. */
const followMovesEveryMs = 5_000;
/** A package that was imported is there so much later. */
const followPackagesEveryMs = 2_000;

await runProcess({
  name: 'studio',
  check() {
    readSettings(process.env);
    return [];
  },
  mayPass: (error) => troubleOf(error) === 'away',
  async start(logger) {
    const settings = readSettings(process.env);
    const db = connect({ url: settings.databaseUrl, schema: studioSchema });
    // Before the schema is touched, and again once there is a table to note them in.
    await inTransaction(db, (tx) => holdToSecrets(tx, settings.secrets));
    await migrateStudio(db, studioSchema, studioMigrations);
    await inTransaction(db, (tx) => holdToSecrets(tx, settings.secrets));
    const { commitments, receipts } = await openFairness(db, settings.fairness);
    // Rounds in packages may be open: their rules are known before it is asked whether any are not.
    const { store, origin, studioOrigin } = settings.packages;
    const shelf = await openShelf({ store, db, commitments, log: logger });
    await refuseForeignRounds(db);
    await openPots(db, gamesByRules);
    const wallet = walletClient({
      url: settings.walletUrl,
      vendorId: settings.walletVendorId,
      secret: settings.walletSecret,
    });
    const commits = openRoundCommits({ url: settings.databaseUrl, schema: studioSchema });
    const counts = openCounts(db);
    const studio: Studio = {
      db,
      commits,
      openRounds: openRounds(),
      commitments,
      wallet,
      funWallet: playMoney(db),
      times: settings.times,
      log: logger,
    };
    const tables = await openTables(studio, settings);
    const ready = async () => {
      await Promise.all([db.query('select'), commits.probe(), tables.casino.commits.probe()]);
      return true;
    };
    const server = await buildServer({
      studio,
      live: tables.casino,
      receipts,
      hub: tables.hub,
      counts,
      logger,
      ready,
      ...settings,
      packages: { shelf, origin: packageOrigin(origin), studioOrigin },
    });
    await server.listen({ host: settings.host, port: settings.port });
    tables.run();
    const recovery = startRecovery(studio, recoverEveryMs);
    const tidying = startTidying(
      {
        db,
        log: logger,
        clock: () => new Date(),
        tables: liveTables.map(({ code }) => code),
        keptDays: settings.emptyRoundDays,
      },
      tidyEveryMs,
    );
    const logging = startLog(studio, await headTargets(settings.fairness));
    const followingPackages = followShelf(shelf, followPackagesEveryMs, logger);
    const following = lookAgain(async () => {
      await followMovedPlayers(db, studioMigrations).catch((error) => {
        logger.error({ err: error }, 'functions could not be made where a part of the players has moved');
      });
      return followMovesEveryMs;
    });
    return {
      async stop() {
        await tables.rest();
        await server.close();
        counts.close();
        await recovery.stop();
        await tidying.stop();
        await following.stop();
        await followingPackages.stop();
        await logging.stop();
        await tables.close();
        wallet.close();
        shelf.close();
        await commits.close();
        await db.end();
      },
    };
  },
});

/** Cards that a player has seen are never played on by other rules. */
async function refuseForeignRounds(db: Database): Promise<void> {
  const inPlay = [...(await readRulesInPlay(db)), ...(await readLiveRulesInPlay(db))];
  for (const { gameCode, definitionHash, rounds } of inPlay) {
    if (playableByRules(gameCode, definitionHash)) continue;
    throw new CannotRun(
      `${rounds === 1 ? '1 round' : `${rounds} rounds`} of ${gameCode} began by the rules ${definitionHash.slice(0, 12)}…, which this release does not have; start the release before it, or keep those rules among the former games.`,
    );
  }
}
