import { isSeparated, type Role, type StaffMember, takesTwoToGrant } from '@fairhouse/contract/operator';
import { type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { grantRoles, revokeRoles, type StaffRow } from '../staff.store.ts';
import { askSecondAdministrator } from './ask-second.ts';
import { changeStaff } from './change-staff.ts';
import { findColleague } from './find-colleague.ts';

interface NewRoles {
  id: bigint;
  roles: Role[];
  reason: string;
}

/** What somebody else holds from the next call on, also while they are signed in. */
export async function setRoles(deps: StaffDeps, change: NewRoles, operator: StaffPerson): Promise<Result<StaffMember>> {
  const { id, reason } = change;
  const roles = [...new Set(change.roles)];
  const found = await findColleague(deps, operator, id);
  if (!found.ok) return found;
  if (!isSeparated(roles)) return refuse('rolesApart');
  const { name } = found.data;
  if (!addsGuarded(found.data, roles)) return carryOutRoles(deps, { id, roles, reason }, operator, 'alone');
  return askSecondAdministrator(
    deps,
    operator,
    {
      command: 'staff.setRoles',
      staffId: id,
      subject: `staff:${id}`,
      proposal: { id: Number(id), roles, reason, name },
    },
    () => carryOutRoles(deps, { id, roles, reason }, operator, 'approved'),
  );
}

export function carryOutRoles(
  deps: StaffDeps,
  { id, roles, reason }: NewRoles,
  operator: Pick<Operator, 'id' | 'name'>,
  how: 'alone' | 'approved',
): Promise<Result<StaffMember>> {
  const by = `operator:${operator.name}`;
  return changeStaff(deps, { operator, id, command: 'staff.setRoles', reason }, async (tx, now) => {
    // Read under the lock: a role may have been taken away since it was found to be held already.
    if (how === 'alone' && addsGuarded(now, roles)) return refuse('contentChanged');
    const gone = now.roles.filter((role) => !roles.includes(role));
    const added = roles.filter((role) => !now.roles.includes(role));
    await revokeRoles(tx, id, gone, by);
    await grantRoles(tx, id, added, by);
    return undefined;
  });
}

function addsGuarded(now: Pick<StaffRow, 'roles'>, roles: readonly Role[]): boolean {
  return roles.some((role) => !now.roles.includes(role) && takesTwoToGrant(role));
}
