import type { StandingJob } from '../../db/job-queue/job.ts';
import { giveOrderAs } from './give-order.ts';
import { latestRests } from './order.store.ts';
import type { TablesDeps } from './tables.deps.ts';

const everyMs = 5_000;
const setBy = 'system:maintenance';
const reason = 'Maintenance';

export type MaintenanceOfTables = TablesDeps & { isMaintenanceOn(): Promise<boolean> };

export function restForMaintenanceJob(deps: MaintenanceOfTables): StandingJob {
  return { name: 'restTablesForMaintenance', everyMs, run: () => restForMaintenance(deps) };
}

/**
 * Pauses shared tables while maintenance is on: the running round is settled and none follows. Afterwards it opens those that it has paused
 * itself; a table that staff had paused stays so. Answers how many orders it gave.
 */
export async function restForMaintenance(deps: MaintenanceOfTables): Promise<number> {
  const [isOn, latest] = await Promise.all([deps.isMaintenanceOn(), latestRests(deps.db)]);
  const due = isOn
    ? await openTables(deps, latest)
    : latest.filter((one) => one.kind === 'rest' && one.setBy === setBy);
  for (const { vendor, table } of due)
    await giveOrderAs(deps, setBy, { vendor, table, kind: isOn ? 'rest' : 'open', reason });
  return due.length;
}

type Rests = Awaited<ReturnType<typeof latestRests>>;

/** Tables that neither rest nor have an order to. */
async function openTables({ askTables }: TablesDeps, latest: Rests): Promise<{ vendor: string; table: string }[]> {
  const hasOrder = (vendor: string, table: string) =>
    latest.some((one) => one.vendor === vendor && one.table === table && one.kind === 'rest');
  return (await askTables()).flatMap((said) =>
    said.asked === 'answered'
      ? said.tables
          .filter(({ code, rests }) => !rests && !hasOrder(said.vendor, code))
          .map(({ code }) => ({ vendor: said.vendor, table: code }))
      : [],
  );
}
