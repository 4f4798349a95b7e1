import {
  type BrokenRule,
  brokenRule,
  builtInRole,
  type HeldRole,
  type HeldRoleName,
  isBuiltIn,
} from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import { knownPermissions } from '../../../db/effective-permissions.store.ts';
import { ok, type Refusal, type Result, refuse } from '../../../http/result.ts';
import { findRoles, idOfRole, type RoleRow } from './role.store.ts';

/** A role with what it gives; of a composed one also its name and version. */
export interface ResolvedRole extends HeldRole {
  composed: { name: string; version: number } | null;
}

/** What these roles give. Refused where one of them is not there, or was removed. */
export async function resolveRoles(
  db: Database | Transaction,
  names: readonly HeldRoleName[],
): Promise<Result<ResolvedRole[]>> {
  const ids = names.map(idOfRole).filter((id) => id !== undefined);
  const composed = new Map(ids.length === 0 ? [] : (await findRoles(db, ids)).map((row) => [row.id, row]));
  const resolved: ResolvedRole[] = [];
  for (const role of names) {
    if (isBuiltIn(role)) {
      resolved.push({ ...builtInRole(role), composed: null });
      continue;
    }
    const row = composed.get(idOfRole(role)!);
    if (!row || row.removedAt !== null) return refuse('roleRemoved');
    resolved.push({ role, permissions: permissionsOfRow(row), composed: { name: row.name, version: row.version } });
  }
  return ok(resolved);
}

export const permissionsOfRow = ({ permissions }: Pick<RoleRow, 'permissions'>) => [...knownPermissions(permissions)];

/** What the second administrator is shown of composed roles, and what the word on them is bound to. */
export function composedRoles(roles: readonly ResolvedRole[]) {
  return roles.flatMap(({ role, permissions, composed }) =>
    composed ? [{ role, ...composed, permissions: [...permissions] }] : [],
  );
}

/** Whether each composed role still is what was proposed. */
export function areAsProposed(
  roles: readonly ResolvedRole[],
  proposed: readonly { role: string; version: number }[],
): boolean {
  return roles.every(
    ({ role, composed }) => !composed || proposed.find((it) => it.role === role)?.version === composed.version,
  );
}

/** The refusal of roles that one person may not hold together; null: the role alone breaks the rule. */
function refuseApart(broken: BrokenRule, person: string | null): Refusal {
  return { ...refuse('rolesApart', { ...broken }), data: { ...broken, person } };
}

export function refuseUnseparated(roles: readonly HeldRole[], person: string | null): Refusal | undefined {
  const broken = brokenRule(roles);
  return broken && refuseApart(broken, person);
}
