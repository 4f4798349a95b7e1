import type { DeskRole, OperatorCalls } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { askSecondAdministrator } from '../manage/ask-second.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { lockStaff, managesStaff } from '../staff.store.ts';
import { judgeTerms } from './judge-terms.ts';
import { permissionsOfRow } from './resolve-roles.ts';
import { findRole, keepVersion, type RoleRow, roleOf, updateRole } from './role.store.ts';
import { roleRecord, roleWire } from './role.wire.ts';

type Input = z.output<OperatorCalls['/operator/staff/role/change']['input']>;

/** What the holders of a role may do from their next call on. More needs a second administrator; less does not. */
export async function changeRole(deps: StaffDeps, input: Input, operator: StaffPerson): Promise<Result<DeskRole>> {
  const { id } = input;
  const change = { ...input, permissions: [...new Set(input.permissions)] };
  const now = await findRole(deps.db, id);
  if (!now) return refuse('noSuchThing');
  const refused = mayNotChange(now, change, operator.id) ?? (await judgeTerms(deps.db, change));
  if (refused) return refused;
  const added = addedBy(change, now);
  if (added.length === 0 || now.holders.length === 0) return carryOutRole(deps, change, operator, 'alone');
  return askSecondAdministrator(
    deps,
    operator,
    {
      command: 'staff.changeRole',
      concerned: now.holders.map((holder) => BigInt(holder.id)),
      subject: `staff-role:${id}`,
      // The second administrator sees at once what is new.
      proposal: { ...change, added },
    },
    () => carryOutRole(deps, change, operator, 'approved'),
  );
}

export function carryOutRole(
  { db }: Pick<StaffDeps, 'db'>,
  { id, reason, version, ...terms }: Input,
  operator: Pick<StaffPerson, 'id' | 'name'>,
  how: 'alone' | 'approved',
): Promise<Result<DeskRole>> {
  const by = `operator:${operator.name}`;
  return inTransaction(db, async (tx) => {
    await lockStaff(tx);
    if (!(await managesStaff(tx, operator.id))) return refuse('notPermitted');
    const before = await findRole(tx, id);
    if (!before) return refuse('noSuchThing');
    const refused = mayNotChange(before, { version }, operator.id) ?? (await judgeTerms(tx, { id, ...terms }));
    if (refused) return refused;
    // Read under the lock: the role may have been given to a person since it had no holder.
    if (how === 'alone' && before.holders.length > 0 && addedBy(terms, before).length > 0) {
      return refuse('contentChanged');
    }
    await updateRole(tx, id, { ...terms, by });
    await keepVersion(tx, id, by, reason);
    const after = (await findRole(tx, id))!;
    await recordAuditEvent(tx, {
      actor: by,
      subject: `staff-role:${id}`,
      command: 'staff.changeRole',
      before: roleRecord(before),
      after: { ...roleRecord(after), reason },
    });
    return ok(roleWire(after));
  });
}

/** Nobody changes a role of their own: what it gives would be for them, and what it loses could leave no administrator. */
function mayNotChange(now: RoleRow, { version }: Pick<Input, 'version'>, operatorId: bigint) {
  if (now.removedAt !== null) return refuse('wrongState', { status: 'removed' });
  if (now.holders.some(({ id }) => BigInt(id) === operatorId)) return refuse('ownRole', { role: roleOf(now.id) });
  return now.version === version ? undefined : refuse('contentChanged');
}

function addedBy({ permissions }: Pick<Input, 'permissions'>, now: RoleRow) {
  const before = permissionsOfRow(now);
  return permissions.filter((name) => !before.includes(name));
}
