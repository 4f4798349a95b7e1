import type { Foundation } from '../../foundation.ts';
import type { Service } from '../../service.ts';
import { followScheduleJob } from '../maintenance/follow-schedule.ts';
import { maintenanceRoutes } from '../maintenance/maintenance.routes.ts';
import { createShownMaintenance } from '../maintenance/shown-maintenance.ts';

/** Maintenance: planned by staff, shown to players, started and ended at its times. */
export function openMaintenance({ db }: Foundation): Service {
  const deps = { db, clock: () => new Date() };
  return { handlers: maintenanceRoutes(deps, createShownMaintenance(deps)), jobs: [followScheduleJob(deps)] };
}
