import { calls } from '@fairhouse/contract';
import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../http/handler.ts';
import { ok } from '../../http/result.ts';
import { changeMaintenance } from './change-maintenance.ts';
import type { MaintenanceDeps } from './maintenance.deps.ts';
import { currentMaintenance, pastMaintenance } from './maintenance.store.ts';
import { maintenanceWire } from './maintenance.wire.ts';
import { planMaintenance } from './plan-maintenance.ts';
import type { createShownMaintenance } from './shown-maintenance.ts';
import { turnMaintenance } from './turn-maintenance.ts';

export function maintenanceRoutes(deps: MaintenanceDeps, shown: ReturnType<typeof createShownMaintenance>): Handler[] {
  const { db } = deps;
  return [
    on(calls['/sys/maintenance/get'], async ({ language }) => ok(await shown(language))),
    on(operatorCalls['/operator/maintenance/get'], async () => {
      const current = await currentMaintenance(db);
      return ok({ current: current ? maintenanceWire(current) : null });
    }),
    on(operatorCalls['/operator/maintenance/list'], async ({ input }) => {
      const rows = await pastMaintenance(db, input);
      return ok({
        rows: rows.map(maintenanceWire),
        next: rows.length < input.pageSize ? null : rows.at(-1)!.id,
      });
    }),
    on(operatorCalls['/operator/maintenance/plan'], ({ input, operator }) => planMaintenance(deps, operator, input)),
    on(operatorCalls['/operator/maintenance/change'], ({ input, operator }) =>
      changeMaintenance(deps, operator, input),
    ),
    on(operatorCalls['/operator/maintenance/turn'], ({ input, operator }) => turnMaintenance(deps, operator, input)),
  ];
}
