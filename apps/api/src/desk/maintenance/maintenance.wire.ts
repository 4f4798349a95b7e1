import type { Maintenance } from '@fairhouse/contract/operator';
import type { MaintenanceRow } from './maintenance.store.ts';

export function maintenanceWire(row: MaintenanceRow): Maintenance {
  return {
    id: row.id,
    state: row.state,
    startTime: row.startsAt.toISOString(),
    endTime: row.endsAt.toISOString(),
    texts: row.texts,
    reason: row.reason,
    madeBy: row.madeBy,
    makeTime: row.madeAt.toISOString(),
    beginTime: row.beganAt?.toISOString() ?? null,
    finishTime: row.finishedAt?.toISOString() ?? null,
  };
}

/** What the audit log keeps of it. */
export function inAuditLog({ state, startsAt, endsAt, texts }: MaintenanceRow): Record<string, unknown> {
  return { state, startTime: startsAt.toISOString(), endTime: endsAt.toISOString(), texts };
}
