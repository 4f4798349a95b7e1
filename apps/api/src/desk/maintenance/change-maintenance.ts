import type { Maintenance, OperatorCalls } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import type { MaintenanceDeps } from './maintenance.deps.ts';
import { findMaintenance, lockMaintenance, updateTimes } from './maintenance.store.ts';
import { inAuditLog, maintenanceWire } from './maintenance.wire.ts';
import { readTimes } from './read-times.ts';

type Input = z.output<OperatorCalls['/operator/maintenance/change']['input']>;

/** Moves what is planned, or extends what is on; the start of the latter stays. */
export async function changeMaintenance(
  { db, clock }: MaintenanceDeps,
  operator: Pick<StaffPerson, 'name'>,
  { id, ...input }: Input,
): Promise<Result<Maintenance>> {
  return inTransaction<Result<Maintenance>>(db, async (tx) => {
    await lockMaintenance(tx);
    const before = await findMaintenance(tx, id);
    if (!before) return refuse('noSuchThing');
    if (before.finishedAt !== null) return refuse('wrongState', { status: before.state });
    const startTime = input.startTime ?? before.startsAt.toISOString();
    const times = readTimes({ ...input, startTime }, before.state === 'on' ? before.startsAt : undefined, clock());
    if ('ok' in times) return times;
    const row = await updateTimes(tx, { id, ...times });
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `maintenance:${id}`,
      command: 'maintenance.change',
      before: inAuditLog(before),
      after: { ...inAuditLog(row), reason: input.reason },
    });
    return ok(maintenanceWire(row));
  });
}
