import { isSeparated, type OperatorCallOutput, type Role, takesTwoToGrant } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { sendLink } from '../links/send-link.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { findStaff, grantRoles, holdsRole, insertStaff, isTaken, lockStaff } from '../staff.store.ts';
import { askSecondAdministrator } from './ask-second.ts';

interface Invited {
  name: string;
  displayName: string;
  email: string;
  roles: Role[];
}
type Sent = OperatorCallOutput<'/operator/staff/invite'>;

/** Adds somebody to the staff and mails them their link; roles that could complete a payout need a second administrator. */
export async function invite(deps: StaffDeps, invited: Invited, operator: StaffPerson): Promise<Result<Sent>> {
  const person = { ...invited, roles: [...new Set(invited.roles)] };
  if (!isSeparated(person.roles)) return refuse('rolesApart');
  const taken = await isTaken(deps.db, person);
  if (taken) return refuse(taken);
  const carryOut = () => carryOutInvitation(deps, person, operator);
  if (!person.roles.some(takesTwoToGrant)) return carryOut();
  const { name } = person;
  return askSecondAdministrator(
    deps,
    operator,
    { command: 'staff.invite', subject: `staff-invitation:${name}`, proposal: person },
    carryOut,
  );
}

export function carryOutInvitation(
  deps: StaffDeps,
  { name, displayName, email, roles }: Invited,
  operator: Pick<Operator, 'id' | 'name'>,
): Promise<Result<Sent>> {
  const by = `operator:${operator.name}`;
  return inTransaction(deps.db, async (tx) => {
    await lockStaff(tx);
    if (!(await holdsRole(tx, operator.id, 'administrator'))) return refuse('notPermitted');
    // The invited person has not used the desk yet: the language of who invites is the best guess.
    const { language } = (await findStaff(tx, operator.id, deps.clock()))!;
    const id = await insertStaff(tx, { name, displayName: displayName || name, email, language, by });
    if (id === undefined) return refuse((await isTaken(tx, { name, email })) ?? 'usernameTaken');
    await grantRoles(tx, id, roles, by);
    const sent = await sendLink(deps, tx, { staffId: id, name, email, language, purpose: 'invite', by });
    const after = { name, displayName, email, roles };
    await recordAuditEvent(tx, { actor: by, subject: `staff:${id}`, command: 'staff.invite', after });
    return ok({ id: Number(id), ...sent });
  });
}
