import type { Maintenance, OperatorCalls } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import type { MaintenanceDeps } from './maintenance.deps.ts';
import { currentMaintenance, insertMaintenance, lockMaintenance, moveTo } from './maintenance.store.ts';
import { inAuditLog, maintenanceWire } from './maintenance.wire.ts';
import { readTimes } from './read-times.ts';

type Input = z.output<OperatorCalls['/operator/maintenance/plan']['input']>;

/** Announces maintenance; without a start it is on from the commit. */
export async function planMaintenance(
  { db, clock }: MaintenanceDeps,
  operator: Pick<StaffPerson, 'name'>,
  input: Input,
): Promise<Result<Maintenance>> {
  return inTransaction<Result<Maintenance>>(db, async (tx) => {
    await lockMaintenance(tx);
    const now = clock();
    const times = readTimes(input, undefined, now);
    if ('ok' in times) return times;
    const current = await currentMaintenance(tx);
    if (current) return refuse('wrongState', { status: current.state });
    const madeBy = `operator:${operator.name}`;
    const planned = await insertMaintenance(tx, { ...times, reason: input.reason, madeBy, madeAt: now });
    const row = input.startTime === undefined ? await moveTo(tx, planned.id, 'on', now) : planned;
    await recordAuditEvent(tx, {
      actor: madeBy,
      subject: `maintenance:${row.id}`,
      command: row.state === 'on' ? 'maintenance.begin' : 'maintenance.plan',
      after: { ...inAuditLog(row), reason: input.reason },
    });
    return ok(maintenanceWire(row));
  });
}
