import type { DeskRole, OperatorCalls } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { lockStaff, managesStaff } from '../staff.store.ts';
import { judgeTerms } from './judge-terms.ts';
import { countRoles, findRole, insertRole, keepVersion } from './role.store.ts';
import { roleRecord, roleWire } from './role.wire.ts';

type Input = z.output<OperatorCalls['/operator/staff/role/create']['input']>;

const mostRoles = 200;

/** Composes a role. It has no holder yet, so one administrator is enough. */
export function createRole(
  { db }: Pick<StaffDeps, 'db'>,
  { name, description, permissions, reason }: Input,
  operator: Pick<StaffPerson, 'id' | 'name'>,
): Promise<Result<DeskRole>> {
  const by = `operator:${operator.name}`;
  return inTransaction(db, async (tx) => {
    await lockStaff(tx);
    if (!(await managesStaff(tx, operator.id))) return refuse('notPermitted');
    if ((await countRoles(tx)) >= mostRoles) return refuse('tooManyRoles', { most: mostRoles });
    const terms = { name, description, permissions: [...new Set(permissions)] };
    const refused = await judgeTerms(tx, { id: null, ...terms });
    if (refused) return refused;
    const id = await insertRole(tx, { ...terms, by });
    await keepVersion(tx, id, by, reason);
    const made = (await findRole(tx, id))!;
    await recordAuditEvent(tx, {
      actor: by,
      subject: `staff-role:${id}`,
      command: 'staff.createRole',
      after: { ...roleRecord(made), reason },
    });
    return ok(roleWire(made));
  });
}
