import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { builtInRole, type HeldRole } from '@fairhouse/contract/role-rules';
import { type Permission, permissionNames, roleNames } from '@fairhouse/contract/roles';

export type ComposedRole = OperatorCallOutput<'/operator/staff/role/list'>[number];
type Person = OperatorCallOutput<'/operator/staff/list'>[number];

/** A role as a row: a built-in one, or one that administrators composed. */
export interface RoleLine extends HeldRole {
  name: string;
  composed: ComposedRole | undefined;
  holders: readonly Pick<Person, 'id' | 'displayName' | 'name' | 'enabled'>[];
}

/** Built-in roles first, then composed ones as the server orders them: removed ones last. */
export function roleLines(
  composed: readonly ComposedRole[],
  people: readonly Person[],
  builtInName: (role: (typeof roleNames)[number]) => string,
): RoleLine[] {
  return [
    ...roleNames.map((role) => ({
      ...builtInRole(role),
      name: builtInName(role),
      composed: undefined,
      holders: people.filter(({ roles }) => roles.includes(role)),
    })),
    ...composed.map((one) => ({
      role: one.role,
      permissions: one.permissions,
      name: one.name,
      composed: one,
      holders: one.holders,
    })),
  ];
}

/** What one role gives that another does not, and the other way round, in the order of the table. */
export function comparedWith(mine: readonly Permission[], other: readonly Permission[]) {
  return {
    adds: permissionNames.filter((name) => mine.includes(name) && !other.includes(name)),
    lacks: permissionNames.filter((name) => !mine.includes(name) && other.includes(name)),
  };
}

/** Permissions whose sentence or code has every word that was typed. */
export function matching(names: readonly Permission[], find: string, sentence: (name: Permission) => string) {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  return names.filter((name) => {
    const text = `${name} ${sentence(name)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The rule of separation is of the role alone: what its holders hold besides, the server judges. */
export const asHeld = (permissions: readonly Permission[]): HeldRole => ({ role: 'custom:0', permissions });
