import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, refuse } from '../../../http/result.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { changeRole } from './change-role.ts';
import { createRole } from './create-role.ts';
import { removeRole } from './remove-role.ts';
import { findRole, listRoles, listVersions, roleOf } from './role.store.ts';
import { roleWire, versionWire } from './role.wire.ts';

/** Roles that administrators compose. */
export function rolesRoutes(deps: StaffDeps): Handler[] {
  const { db } = deps;
  return [
    on(operatorCalls['/operator/staff/role/list'], async () => ok((await listRoles(db)).map(roleWire))),
    on(operatorCalls['/operator/staff/role/names'], async () =>
      ok(
        (await listRoles(db)).map(({ id, name, removedAt }) => ({
          role: roleOf(id),
          name,
          removed: removedAt !== null,
        })),
      ),
    ),
    on(operatorCalls['/operator/staff/role/create'], ({ input, operator }) => createRole(deps, input, operator)),
    on(operatorCalls['/operator/staff/role/change'], ({ input, operator }) => changeRole(deps, input, operator)),
    on(operatorCalls['/operator/staff/role/remove'], ({ input, operator }) => removeRole(deps, input, operator)),
    on(operatorCalls['/operator/staff/role/history'], async ({ input: { id } }) =>
      (await findRole(db, id)) ? ok((await listVersions(db, id)).map(versionWire)) : refuse('noSuchThing'),
    ),
  ];
}
