import type { Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { moves } from './maintenance.states.ts';
import { type MaintenanceRow, moveTo } from './maintenance.store.ts';
import { inAuditLog } from './maintenance.wire.ts';

/** The move with its audit event. The caller holds the lock and has looked at the state. */
export async function moveMaintenance(
  tx: Transaction,
  before: MaintenanceRow,
  to: keyof typeof moves,
  { actor, reason, at }: { actor: string; reason: string; at: Date },
): Promise<MaintenanceRow> {
  const row = await moveTo(tx, before.id, to, at);
  await recordAuditEvent(tx, {
    actor,
    subject: `maintenance:${row.id}`,
    command: moves[to].command,
    before: inAuditLog(before),
    after: { ...inAuditLog(row), reason },
  });
  return row;
}
