import { isSeparated, type Role, type StaffMember } from '@fairhouse/contract/operator';
import { type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { grantRoles, revokeRoles } from '../staff.store.ts';
import { changeStaff } from './change-staff.ts';

/** What somebody else holds from the next call on, theirs included that is signed in. */
export function setRoles(
  deps: StaffDeps,
  { id, roles: named, reason }: { id: bigint; roles: Role[]; reason: string },
  operator: Operator,
): Promise<Result<StaffMember>> {
  const roles = [...new Set(named)];
  const by = `operator:${operator.name}`;
  return changeStaff(deps, { operator, id, verb: 'staff.setRoles', reason }, async (tx, now) => {
    if (!isSeparated(roles)) return refuse('rolesApart');
    const gone = now.roles.filter((role) => !roles.includes(role));
    const added = roles.filter((role) => !now.roles.includes(role));
    await revokeRoles(tx, id, gone, by);
    await grantRoles(tx, id, added, by);
    return undefined;
  });
}
