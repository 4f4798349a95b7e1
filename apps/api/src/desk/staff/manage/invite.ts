import { type HeldRoleName, type OperatorCallOutput, takesTwoToGrant } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { sendLink } from '../links/send-link.ts';
import { areAsProposed, composedRoles, refuseUnseparated, resolveRoles } from '../roles/resolve-roles.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { findStaff, grantRoles, insertStaff, isTaken, lockStaff, managesStaff } from '../staff.store.ts';
import { askSecondAdministrator } from './ask-second.ts';

interface Invited {
  name: string;
  displayName: string;
  email: string;
  roles: HeldRoleName[];
}
type Sent = OperatorCallOutput<'/operator/staff/invite'>;
/** By a second administrator: of which versions composed roles were proposed. */
type Word = 'alone' | { approved: readonly { role: string; version: number }[] };

/** Adds somebody to the staff and mails them their link; roles that could complete a payout need a second administrator. */
export async function invite(deps: StaffDeps, invited: Invited, operator: StaffPerson): Promise<Result<Sent>> {
  const person = { ...invited, roles: [...new Set(invited.roles)] };
  const resolved = await resolveRoles(deps.db, person.roles);
  if (!resolved.ok) return resolved;
  const refused = refuseUnseparated(resolved.data, person.name);
  if (refused) return refused;
  const taken = await isTaken(deps.db, person);
  if (taken) return refuse(taken);
  if (!resolved.data.some(takesTwoToGrant)) return carryOutInvitation(deps, person, operator, 'alone');
  const { name } = person;
  const composed = composedRoles(resolved.data);
  return askSecondAdministrator(
    deps,
    operator,
    { command: 'staff.invite', subject: `staff-invitation:${name}`, proposal: { ...person, composed } },
    () => carryOutInvitation(deps, person, operator, { approved: composed }),
  );
}

export function carryOutInvitation(
  deps: StaffDeps,
  { name, displayName, email, roles }: Invited,
  operator: Pick<Operator, 'id' | 'name'>,
  word: Word,
): Promise<Result<Sent>> {
  const by = `operator:${operator.name}`;
  return inTransaction(deps.db, async (tx) => {
    await lockStaff(tx);
    if (!(await managesStaff(tx, operator.id))) return refuse('notPermitted');
    // Read under the lock: a composed role may have been changed or removed since.
    const resolved = await resolveRoles(tx, roles);
    if (!resolved.ok) return resolved;
    const refused = refuseUnseparated(resolved.data, name);
    if (refused) return refused;
    const isAsAllowed =
      word === 'alone' ? !resolved.data.some(takesTwoToGrant) : areAsProposed(resolved.data, word.approved);
    if (!isAsAllowed) return refuse('contentChanged');
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
