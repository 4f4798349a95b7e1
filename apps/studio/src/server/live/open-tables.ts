import {
  drandBeacon,
  type Hub,
  type LiveCasino,
  liveTables,
  openBroker,
  openLiveCasino,
  openPresence,
  readTableView,
  runTables,
  startHub,
} from '@fairhouse/live';
import { readOpenSessions, type Studio } from '@fairhouse/rgs';
import type { readSettings } from '../read-settings.ts';

export interface OpenTables {
  casino: LiveCasino;
  hub: Hub;
  /** Writes the tables that no other process writes. */
  run(): void;
  /** Lets others write them at once; pages are told on until the server closes. */
  rest(): Promise<void>;
  close(): Promise<void>;
}

type Settings = Pick<ReturnType<typeof readSettings>, 'databaseUrl' | 'brokers' | 'beacon'>;

/** Shared rounds in this process: what writes them, and what tells pages of them. */
export async function openTables(studio: Studio, { databaseUrl, brokers, beacon }: Settings): Promise<OpenTables> {
  const { db, log, wallet, funWallet, times, commitments } = studio;
  const broker = openBroker({ addresses: brokers, databaseUrl, log });
  const { casino, close } = await openLiveCasino({
    db,
    url: databaseUrl,
    schema: 'studio',
    broker,
    beacon: drandBeacon(beacon),
    commitments,
    wallet,
    funWallet,
    log,
  });
  const hub = startHub({
    tables: liveTables.map(({ code }) => code),
    broker,
    presence: openPresence(db),
    readView: (table) => readTableView(db, table),
    stillOpen: (ids) => readOpenSessions(db, ids, { idleMs: times.sessionIdleMs, longestMs: times.sessionLongestMs }),
    log,
    clock: casino.now,
  });
  let running: ReturnType<typeof runTables> | undefined;
  return {
    casino,
    hub,
    run() {
      running = runTables(casino);
    },
    rest: async () => running?.stop(),
    async close() {
      await broker.close();
      await close();
    },
  };
}
