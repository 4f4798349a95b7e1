import type { StaffMember } from '@fairhouse/contract/operator';
import type { Result } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { endLinks } from '../links/link.store.ts';
import { endSessionsOf } from '../sessions/session.store.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { setEnabled } from '../staff.store.ts';
import { changeStaff } from './change-staff.ts';

interface Whom {
  id: bigint;
  reason: string;
}

export function disable(deps: StaffDeps, { id, reason }: Whom, operator: Operator): Promise<Result<StaffMember>> {
  return changeStaff(deps, { operator, id, command: 'staff.disable', reason }, async (tx) => {
    await setEnabled(tx, id, false);
    await endSessionsOf(tx, id, `operator:${operator.name}`, deps.clock());
    await deps.endKeysOf(tx, id, { by: `operator:${operator.name}`, at: deps.clock() });
    await endLinks(tx, id, deps.clock());
    return undefined;
  });
}

export function enable(deps: StaffDeps, { id, reason }: Whom, operator: Operator): Promise<Result<StaffMember>> {
  return changeStaff(deps, { operator, id, command: 'staff.enable', reason }, async (tx) => {
    await setEnabled(tx, id, true);
    return undefined;
  });
}
