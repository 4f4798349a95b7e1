import type { StandingJob } from '../../db/job-queue/job.ts';
import { giveOrderAs } from './give-order.ts';
import { latestPauses } from './order.store.ts';
import type { TablesDeps } from './tables.deps.ts';

const everyMs = 5_000;
const setBy = 'system:maintenance';
const reason = 'Maintenance';

interface Table {
  vendor: string;
  table: string;
}

export interface MaintenanceOfTables extends TablesDeps {
  isMaintenanceOn(): Promise<boolean>;
  /** The tables that are not paused, of the vendors that answer. */
  openTables(): Promise<readonly Table[]>;
}

export function pauseForMaintenanceJob(deps: MaintenanceOfTables): StandingJob {
  return { name: 'pauseTablesForMaintenance', everyMs, run: () => pauseForMaintenance(deps) };
}

/**
 * Pauses shared tables while maintenance is on: the running round is settled and none follows. Afterwards it opens those that it has paused
 * itself; a table that staff had paused stays so. Answers how many orders it gave.
 */
export async function pauseForMaintenance(deps: MaintenanceOfTables): Promise<number> {
  const [isOn, latest] = await Promise.all([deps.isMaintenanceOn(), latestPauses(deps.db)]);
  const paused = latest.filter(({ kind }) => kind === 'rest');
  const hasOrder = ({ vendor, table }: Table) => paused.some((one) => one.vendor === vendor && one.table === table);
  const due = isOn
    ? (await deps.openTables()).filter((table) => !hasOrder(table))
    : paused.filter((one) => one.setBy === setBy);
  for (const { vendor, table } of due)
    await giveOrderAs(deps, setBy, { vendor, table, kind: isOn ? 'rest' : 'open', reason });
  return due.length;
}
