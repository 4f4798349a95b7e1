import type { CustomRole, Permission } from '@fairhouse/contract/operator';
import { roleNames } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import { type Refusal, refuse } from '../../../http/result.ts';
import { refuseUnseparated, resolveRoles } from './resolve-roles.ts';
import { isNameTaken, otherRolesOfHolders, roleOf } from './role.store.ts';

interface Terms {
  /** null: a new role. */
  id: number | null;
  name: string;
  permissions: readonly Permission[];
}

/** The refusal of a role as it is written: by its name, or by a rule of separation, alone or for a holder. */
export async function judgeTerms(
  db: Database | Transaction,
  { id, name, permissions }: Terms,
): Promise<Refusal | undefined> {
  const isBuiltInName = (roleNames as readonly string[]).includes(name.toLowerCase());
  if (isBuiltInName || (await isNameTaken(db, name, id))) return refuse('roleNameTaken');
  const role: CustomRole = roleOf(id ?? 0);
  const alone = refuseUnseparated([{ role, permissions }], null);
  if (alone || id === null) return alone;
  for (const { person, roles } of await otherRolesOfHolders(db, id)) {
    const others = await resolveRoles(db, roles as CustomRole[]);
    const refused = others.ok ? refuseUnseparated([{ role, permissions }, ...others.data], person) : others;
    if (refused) return refused;
  }
  return undefined;
}
