import { inTransaction } from '@fairhouse/database';
import type { StandingJob } from '../../db/job-queue/job.ts';
import type { MaintenanceDeps } from './maintenance.deps.ts';
import { currentMaintenance, lockMaintenance } from './maintenance.store.ts';
import { moveMaintenance } from './move-maintenance.ts';

const everyMs = 1_000;
const actor = 'system:maintenance';

/** Starts and ends maintenance at its times, within a second. */
export function followScheduleJob(deps: MaintenanceDeps): StandingJob {
  return { name: 'followMaintenance', everyMs, run: () => followSchedule(deps) };
}

/** Answers how many began or ended. */
export async function followSchedule({ db, clock }: MaintenanceDeps): Promise<number> {
  // Nearly always there is nothing to lock for.
  if (dueMove(await currentMaintenance(db), clock()) === undefined) return 0;
  return inTransaction(db, async (tx) => {
    await lockMaintenance(tx);
    const at = clock();
    const current = await currentMaintenance(tx);
    const to = dueMove(current, at);
    if (!current || to === undefined) return 0;
    const reason = to === 'cancelled' ? 'The casino was not running at its time.' : 'As planned.';
    await moveMaintenance(tx, current, to, { actor, reason, at });
    return 1;
  });
}

function dueMove(current: Awaited<ReturnType<typeof currentMaintenance>>, at: Date) {
  if (!current) return undefined;
  if (current.state === 'on') return current.endsAt <= at ? 'over' : undefined;
  if (current.endsAt <= at) return 'cancelled';
  return current.startsAt <= at ? 'on' : undefined;
}
