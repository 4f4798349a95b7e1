import type { StaffMember } from '@fairhouse/contract/operator';
import { type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { endLinks } from '../links/link.store.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { isTaken } from '../staff.store.ts';
import { askSecondAdministrator } from './ask-second.ts';
import { changeEmail } from './change-email.ts';
import { changeStaff } from './change-staff.ts';
import { findColleague } from './find-colleague.ts';

interface NewEmail {
  id: bigint;
  email: string;
  reason: string;
}

/** Who decides where links of recovery go can act as that person: so it takes two administrators, as recovery does. */
export async function setEmail(deps: StaffDeps, change: NewEmail, operator: StaffPerson): Promise<Result<StaffMember>> {
  const { id, email, reason } = change;
  const found = await findColleague(deps, operator, id);
  if (!found.ok) return found;
  if (await isTaken(deps.db, { email, except: id })) return refuse('emailTaken');
  return askSecondAdministrator(
    deps,
    operator,
    {
      command: 'staff.setEmail',
      concerned: [id],
      subject: `staff:${id}`,
      proposal: { id: Number(id), email, reason, name: found.data.name },
    },
    () => carryOutEmail(deps, change, operator),
  );
}

export function carryOutEmail(
  deps: StaffDeps,
  { id, email, reason }: NewEmail,
  operator: Pick<Operator, 'id' | 'name'>,
): Promise<Result<StaffMember>> {
  return changeStaff(deps, { operator, id, command: 'staff.setEmail', reason }, async (tx, now) => {
    if (await isTaken(tx, { email, except: id })) return refuse('emailTaken');
    await changeEmail(deps, tx, now, email);
    await endLinks(tx, id, deps.clock());
    return undefined;
  });
}
