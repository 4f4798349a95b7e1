import type { StaffMember } from '@fairhouse/contract/operator';
import { type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { endLinks } from '../links/link.store.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { findStaff, isTaken, maskedEmail, setEmail as storeEmail } from '../staff.store.ts';
import { askSecondAdministrator } from './ask-second.ts';
import { changeStaff } from './change-staff.ts';

interface NewEmail {
  id: bigint;
  email: string;
  reason: string;
}

/** Who decides where links of recovery go can act as that person: so it takes two administrators, as recovery does. */
export async function setEmail(deps: StaffDeps, change: NewEmail, operator: StaffPerson): Promise<Result<StaffMember>> {
  const { id, email, reason } = change;
  if (id === operator.id) return refuse('ownAccount');
  const person = await findStaff(deps.db, id, deps.clock());
  if (!person) return refuse('noSuchThing');
  if (await isTaken(deps.db, { email, except: id })) return refuse('emailTaken');
  return askSecondAdministrator(
    deps,
    operator,
    {
      verb: 'staff.setEmail',
      staffId: id,
      subject: `staff:${id}`,
      proposal: { id: Number(id), email, reason, name: person.name },
    },
    () => carryOutEmail(deps, change, operator),
  );
}

export function carryOutEmail(
  deps: StaffDeps,
  { id, email, reason }: NewEmail,
  operator: Pick<Operator, 'id' | 'name'>,
): Promise<Result<StaffMember>> {
  return changeStaff(deps, { operator, id, verb: 'staff.setEmail', reason }, async (tx, now) => {
    if (await isTaken(tx, { email, except: id })) return refuse('emailTaken');
    await storeEmail(tx, id, email);
    await endLinks(tx, id, deps.clock());
    if (now.email !== null && now.email !== email) {
      await deps.mail(tx, now.email, 'staffEmailChanged', {
        username: now.name,
        link: deps.origin,
        email: maskedEmail(email),
      });
    }
    return undefined;
  });
}
