import { setTimeout as after } from 'node:timers/promises';
import type { Database } from '@fairhouse/database';
import { gameByRules } from '@fairhouse/games';
import type { CommitmentLog, StudioLog, WalletPort } from '@fairhouse/rgs';
import { openBetCommits } from './bets/bet.commits.ts';
import type { Broker } from './broker/broker.ts';
import { type LiveCasino, type LiveTable, usualTimes } from './casino.ts';
import { openCasinoClock } from './casino-clock.ts';
import type { Beacon } from './chain/beacon/beacon.ts';
import { usualLinks } from './chain/ensure-chain.ts';
import { insertTables } from './lease.store.ts';
import { liveTables } from './live-tables.ts';

export interface LiveCasinoOptions {
  db: Database;
  /** The same database, for connections of its own. */
  url: string;
  schema: string;
  broker: Broker;
  beacon: Beacon;
  commitments: CommitmentLog;
  wallet: WalletPort;
  funWallet: WalletPort;
  log: StudioLog;
  /** The released tables, by default. */
  tables?: readonly LiveTable[];
  /** In a chain. */
  links?: number;
}

/** Everything that the commands of shared rounds need, in one process. Nobody writes a table before `runTables`. */
export async function openLiveCasino(
  options: LiveCasinoOptions,
): Promise<{ casino: LiveCasino; close(): Promise<void> }> {
  const { db, url, schema, tables = liveTables, links = usualLinks, ...given } = options;
  await insertTables(
    db,
    tables.map(({ code }) => code),
  );
  const commits = openBetCommits({ url, schema });
  const clock = await openCasinoClock(db);
  const casino: LiveCasino = {
    ...given,
    db,
    commits,
    tables,
    links,
    gameByRules,
    now: clock.now,
    sleep: (ms) => after(ms, undefined, { ref: false }),
    times: usualTimes,
  };
  return {
    casino,
    async close() {
      clock.close();
      await commits.close();
    },
  };
}
