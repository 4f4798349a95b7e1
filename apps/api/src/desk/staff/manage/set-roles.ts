import { type HeldRoleName, type StaffMember, takesTwoToGrant } from '@fairhouse/contract/operator';
import type { Result } from '../../../http/result.ts';
import { refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import {
  areAsProposed,
  composedRoles,
  type ResolvedRole,
  refuseUnseparated,
  resolveRoles,
} from '../roles/resolve-roles.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { grantRoles, revokeRoles, type StaffRow } from '../staff.store.ts';
import { askSecondAdministrator } from './ask-second.ts';
import { changeStaff } from './change-staff.ts';
import { findColleague } from './find-colleague.ts';

interface NewRoles {
  id: bigint;
  roles: HeldRoleName[];
  reason: string;
}

/** By a second administrator: of which versions composed roles were proposed. */
type Word = 'alone' | { approved: readonly { role: string; version: number }[] };

/** What somebody else holds from the next call on, also while they are signed in. */
export async function setRoles(deps: StaffDeps, change: NewRoles, operator: StaffPerson): Promise<Result<StaffMember>> {
  const { id, reason } = change;
  const roles = [...new Set(change.roles)];
  const found = await findColleague(deps, operator, id);
  if (!found.ok) return found;
  const { name } = found.data;
  const resolved = await resolveRoles(deps.db, roles);
  if (!resolved.ok) return resolved;
  const refused = refuseUnseparated(resolved.data, name);
  if (refused) return refused;
  if (!addsGuarded(found.data, resolved.data)) return carryOutRoles(deps, { id, roles, reason }, operator, 'alone');
  const composed = composedRoles(addedTo(found.data, resolved.data));
  return askSecondAdministrator(
    deps,
    operator,
    {
      command: 'staff.setRoles',
      concerned: [id],
      subject: `staff:${id}`,
      proposal: { id: Number(id), roles, reason, name, composed },
    },
    () => carryOutRoles(deps, { id, roles, reason }, operator, { approved: composed }),
  );
}

export function carryOutRoles(
  deps: StaffDeps,
  { id, roles, reason }: NewRoles,
  operator: Pick<Operator, 'id' | 'name'>,
  word: Word,
): Promise<Result<StaffMember>> {
  const by = `operator:${operator.name}`;
  return changeStaff(deps, { operator, id, command: 'staff.setRoles', reason }, async (tx, now) => {
    // Read under the lock: a role may have been taken away, changed or removed since.
    const resolved = await resolveRoles(tx, roles);
    if (!resolved.ok) return resolved;
    const refused = refuseUnseparated(resolved.data, now.name);
    if (refused) return refused;
    if (word === 'alone' && addsGuarded(now, resolved.data)) return refuse('contentChanged');
    const added = addedTo(now, resolved.data);
    if (word !== 'alone' && !areAsProposed(added, word.approved)) return refuse('contentChanged');
    await revokeRoles(
      tx,
      id,
      now.roles.filter((role) => !roles.includes(role)),
      by,
    );
    await grantRoles(
      tx,
      id,
      added.map(({ role }) => role),
      by,
    );
    return undefined;
  });
}

function addedTo(now: Pick<StaffRow, 'roles'>, roles: readonly ResolvedRole[]): ResolvedRole[] {
  return roles.filter(({ role }) => !now.roles.includes(role));
}

function addsGuarded(now: Pick<StaffRow, 'roles'>, roles: readonly ResolvedRole[]): boolean {
  return addedTo(now, roles).some(takesTwoToGrant);
}
