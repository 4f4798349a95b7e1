import type { DeskRole, OperatorCallOutput } from '@fairhouse/contract/operator';
import { permissionsOfRow } from './resolve-roles.ts';
import { type RoleRow, type RoleVersion, roleOf } from './role.store.ts';

export function roleWire(row: RoleRow): DeskRole {
  const { id, name, description, version, holders, createdAt, createdBy, removedAt, removedBy } = row;
  return {
    id,
    role: roleOf(id),
    name,
    description,
    permissions: permissionsOfRow(row),
    version,
    holders,
    createTime: createdAt.toISOString(),
    by: personOf(createdBy),
    removeTime: removedAt?.toISOString() ?? null,
    removedBy: removedBy === null ? null : personOf(removedBy),
  };
}

type VersionWire = OperatorCallOutput<'/operator/staff/role/history'>[number];

export function versionWire({ setBy, setAt, ...row }: RoleVersion): VersionWire {
  return { ...row, permissions: permissionsOfRow(row), by: personOf(setBy), time: setAt.toISOString() };
}

/** As audit events keep it. */
export function roleRecord({ name, description, permissions, version }: RoleRow): Record<string, unknown> {
  return { name, description, permissions, version };
}

const personOf = (actor: string) => actor.replace(/^operator:/, '');
