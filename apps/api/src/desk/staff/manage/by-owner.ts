import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { type SentLink, sendLink } from '../links/send-link.ts';
import { endSessionsOf } from '../sessions/session.store.ts';
import type { StaffDeps } from '../staff.deps.ts';
import {
  findStaffByName,
  grantRoles,
  insertStaff,
  isTaken,
  lockStaff,
  removeFactors,
  setEnabled,
} from '../staff.store.ts';
import { changeEmail } from './change-email.ts';

const by = 'system:owner';
type OwnersDeps = Pick<StaffDeps, 'db' | 'origin' | 'clock' | 'mail'>;

/** By the owner of the machine: another administrator, where there is no second one who could approve it. */
export function inviteAdministrator(
  deps: OwnersDeps,
  { name, email }: { name: string; email: string },
): Promise<Result<SentLink>> {
  return inTransaction(deps.db, async (tx) => {
    await lockStaff(tx);
    const taken = await isTaken(tx, { name, email });
    if (taken) return refuse(taken);
    const id = (await insertStaff(tx, { name, displayName: name, email, by }))!;
    await grantRoles(tx, id, ['administrator'], by);
    const after = { name, email, roles: ['administrator'] };
    await recordAuditEvent(tx, { actor: by, subject: `staff:${id}`, command: 'staff.invite', after });
    return ok(await sendLink(deps, tx, { staffId: id, name, email, language: 'en', purpose: 'invite', by }));
  });
}

/** The same for an administrator who lost what they sign in with, at an address that is given here or was known. */
export function recoverAdministrator(
  deps: OwnersDeps,
  { name, email: given }: { name: string; email: string | undefined },
): Promise<Result<SentLink>> {
  return inTransaction(deps.db, async (tx) => {
    await lockStaff(tx);
    const person = await findStaffByName(tx, name, deps.clock());
    if (!person?.roles.includes('administrator')) return refuse('noSuchThing');
    const { language } = person;
    const email = given ?? person.email;
    if (email === null) return refuse('staffWithoutEmail');
    if (await isTaken(tx, { email, except: person.id })) return refuse('emailTaken');
    await changeEmail(deps, tx, person, email);
    await setEnabled(tx, person.id, true);
    await removeFactors(tx, person.id);
    await endSessionsOf(tx, person.id, by, deps.clock());
    const [before, after] = [{ email: person.email }, { email }];
    await recordAuditEvent(tx, { actor: by, subject: `staff:${person.id}`, command: 'staff.recover', before, after });
    return ok(await sendLink(deps, tx, { staffId: person.id, name, email, language, purpose: 'recover', by }));
  });
}
