import { randomUUID } from 'node:crypto';
import { type LiveCasino, tableOf } from './casino.ts';
import { holdLeases, type Lease, releaseLeases } from './lease.store.ts';
import { type RunningTable, runTable } from './run-table.ts';

export interface Leading {
  /** Ends the steps under way, and lets others have the tables at once. */
  stop(): Promise<void>;
}

/**
 * Tries for every table of the casino, again and again, and writes those that it gets. A process that dies or freezes is heard of no more:
 * `leaseMs` later another has its tables. One that wakes up finds its fence gone, and stops.
 */
export function leadTables(casino: LiveCasino): Leading {
  const holder = randomUUID();
  const codes = casino.tables.map(({ code }) => code);
  const led = new Map<string, { lease: Lease; table: RunningTable }>();
  let isStopped = false;

  const look = async () => {
    const leases = await holdLeases(casino.db, { tables: codes, holder, leaseMs: casino.times.leaseMs });
    for (const [code, { lease, table }] of led) {
      if (leases.some((held) => held.table === code && held.fence === lease.fence)) continue;
      table.stop();
      led.delete(code);
    }
    for (const lease of leases) {
      if (led.has(lease.table) || isStopped) continue;
      const running = runTable(casino, tableOf(casino, lease.table)!, lease);
      led.set(lease.table, { lease, table: running });
      void running.ended.then(() => {
        if (led.get(lease.table)?.table === running) led.delete(lease.table);
      });
    }
  };

  const keepLooking = async () => {
    while (!isStopped) {
      await look().catch((err: unknown) =>
        casino.log.warn({ err }, 'the leases of the tables could not be renewed; retrying'),
      );
      await casino.sleep(casino.times.renewEveryMs);
    }
  };
  const looking = keepLooking();

  return {
    async stop() {
      isStopped = true;
      for (const { table } of led.values()) table.stop();
      await Promise.all([looking, ...[...led.values()].map(({ table }) => table.ended)]);
      await releaseLeases(casino.db, holder).catch((err: unknown) =>
        casino.log.warn({ err }, 'the leases of the tables could not be released; they expire by themselves'),
      );
    },
  };
}
