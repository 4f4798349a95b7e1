import { isSeparated, type OperatorCallOutput, type Role } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { recordAct } from '../../../db/acts.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { makeLink } from '../links/make-link.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { grantRoles, holdsRole, insertStaff, lockStaff } from '../staff.store.ts';

export function invite(
  deps: StaffDeps,
  { name, displayName, roles: named }: { name: string; displayName: string; roles: Role[] },
  operator: Operator,
): Promise<Result<OperatorCallOutput<'/operator/staff/invite'>>> {
  const roles = [...new Set(named)];
  const by = `operator:${operator.name}`;
  return inTransaction(deps.db, async (tx) => {
    await lockStaff(tx);
    if (!(await holdsRole(tx, operator.id, 'administrator'))) return refuse('notPermitted');
    if (!isSeparated(roles)) return refuse('rolesApart');
    const id = await insertStaff(tx, { name, displayName: displayName || name, by });
    if (id === undefined) return refuse('usernameTaken');
    await grantRoles(tx, id, roles, by);
    const { link, linkUntil } = await makeLink(deps, tx, { staffId: id, purpose: 'invite', by });
    await recordAct(tx, {
      actor: by,
      subject: `staff:${id}`,
      verb: 'staff.invite',
      after: { name, displayName, roles },
    });
    return ok({ id: Number(id), link, linkUntil: linkUntil.toISOString() });
  });
}
