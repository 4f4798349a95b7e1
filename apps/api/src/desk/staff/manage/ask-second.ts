import type { StaffCommand, StoredProposal } from '@fairhouse/contract/operator';
import { type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { hasOtherAdministrator } from '../staff.store.ts';

interface ChangeOfStaff<V extends StaffCommand> {
  command: V;
  /** Whom it is about, and who so cannot approve it; nobody yet when it is an invitation. */
  concerned?: readonly bigint[];
  subject: string;
  proposal: StoredProposal<V> & Record<string, unknown>;
}

/** Proposes a change of the staff to a second administrator, or does it where this is the second one's word. */
export async function askSecondAdministrator<V extends StaffCommand, T>(
  { db, approvals }: Pick<StaffDeps, 'db' | 'approvals'>,
  operator: StaffPerson,
  { command, concerned = [], subject, proposal }: ChangeOfStaff<V>,
  carryOut: () => Promise<Result<T>>,
): Promise<Result<T>> {
  // Said at once: otherwise the proposal would wait for somebody who does not exist.
  if (!(await hasOtherAdministrator(db, [operator.id, ...concerned]))) return refuse('noSecondAdministrator');
  return approvals.ask(operator, { command, subject, proposal }, carryOut);
}
