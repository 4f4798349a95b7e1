import type { Maintenance, OperatorCalls } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import type { MaintenanceDeps } from './maintenance.deps.ts';
import { moves } from './maintenance.states.ts';
import { findMaintenance, lockMaintenance } from './maintenance.store.ts';
import { maintenanceWire } from './maintenance.wire.ts';
import { moveMaintenance } from './move-maintenance.ts';

type Input = z.output<OperatorCalls['/operator/maintenance/turn']['input']>;

/** Starts what is planned now, cancels it, or ends what is on. */
export async function turnMaintenance(
  { db, clock }: MaintenanceDeps,
  operator: Pick<StaffPerson, 'name'>,
  { id, to, reason }: Input,
): Promise<Result<Maintenance>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  return inTransaction<Result<Maintenance>>(db, async (tx) => {
    await lockMaintenance(tx);
    const before = await findMaintenance(tx, id);
    if (!before) return refuse('noSuchThing');
    if (before.state !== moves[to].from) return refuse('wrongState', { status: before.state });
    const moved = await moveMaintenance(tx, before, to, { actor: `operator:${operator.name}`, reason, at: clock() });
    return ok(maintenanceWire(moved));
  });
}
