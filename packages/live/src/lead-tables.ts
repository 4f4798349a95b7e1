import { randomUUID } from 'node:crypto';
import { type LiveHouse, tableOf } from './house.ts';
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
export function leadTables(house: LiveHouse): Leading {
  const holder = randomUUID();
  const codes = house.tables.map(({ code }) => code);
  const led = new Map<string, { lease: Lease; table: RunningTable }>();
  let isStopped = false;

  const look = async () => {
    const leases = await holdLeases(house.db, { tables: codes, holder, leaseMs: house.times.leaseMs });
    for (const [code, { lease, table }] of led) {
      if (leases.some((held) => held.table === code && held.fence === lease.fence)) continue;
      table.stop();
      led.delete(code);
    }
    for (const lease of leases) {
      if (led.has(lease.table) || isStopped) continue;
      const running = runTable(house, tableOf(house, lease.table)!, lease);
      led.set(lease.table, { lease, table: running });
      void running.ended.then(() => {
        if (led.get(lease.table)?.table === running) led.delete(lease.table);
      });
    }
  };

  const keepLooking = async () => {
    while (!isStopped) {
      await look().catch((err: unknown) =>
        house.log.warn({ err }, 'the leases of the tables could not be renewed; retrying'),
      );
      await house.sleep(house.times.renewEveryMs);
    }
  };
  const looking = keepLooking();

  return {
    async stop() {
      isStopped = true;
      for (const { table } of led.values()) table.stop();
      await Promise.all([looking, ...[...led.values()].map(({ table }) => table.ended)]);
      await releaseLeases(house.db, holder).catch((err: unknown) =>
        house.log.warn({ err }, 'the leases of the tables could not be released; they expire by themselves'),
      );
    },
  };
}
