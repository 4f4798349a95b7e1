import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { type SentLink, sendLink } from '../links/send-link.ts';
import { endSessionsOf } from '../sessions/session.store.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { removeFactors } from '../staff.store.ts';
import { askSecondAdministrator } from './ask-second.ts';
import { changeStaff } from './change-staff.ts';
import { findColleague } from './find-colleague.ts';

interface Whom {
  id: bigint;
  reason: string;
}

/** For somebody who lost what they sign in with: two administrators agree, and a new link goes to the person. */
export async function recover(deps: StaffDeps, whom: Whom, operator: StaffPerson): Promise<Result<SentLink>> {
  const { id, reason } = whom;
  const found = await findColleague(deps, operator, id);
  if (!found.ok) return found;
  const { name, email } = found.data;
  if (email === null) return refuse('staffWithoutEmail');
  return askSecondAdministrator(
    deps,
    operator,
    {
      command: 'staff.recover',
      concerned: [id],
      subject: `staff:${id}`,
      // The second administrator sees where the link will go.
      proposal: { id: Number(id), reason, name, to: email },
    },
    () => carryOutRecovery(deps, { ...whom, to: email }, operator),
  );
}

/** Everything before stops working. The link goes to the address that was approved, or nowhere. */
export async function carryOutRecovery(
  deps: StaffDeps,
  { id, reason, to }: Whom & { to: string },
  operator: Pick<Operator, 'id' | 'name'>,
): Promise<Result<SentLink>> {
  const by = `operator:${operator.name}`;
  let sent: SentLink | undefined;
  const changed = await changeStaff(
    deps,
    { operator, id, command: 'staff.recover', reason },
    async (tx, { name, email, language }) => {
      if (email !== to) return refuse('contentChanged');
      await removeFactors(tx, id);
      await endSessionsOf(tx, id, by, deps.clock());
      sent = await sendLink(deps, tx, { staffId: id, name, email, language, purpose: 'recover', by });
      return undefined;
    },
  );
  return changed.ok ? ok(sent!) : changed;
}
