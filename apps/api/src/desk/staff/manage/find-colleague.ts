import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { findStaff, type StaffRow } from '../staff.store.ts';

/** Whom an administrator wants to change: somebody else of the staff. */
export async function findColleague(
  { db, clock }: Pick<StaffDeps, 'db' | 'clock'>,
  operator: StaffPerson,
  id: bigint,
): Promise<Result<StaffRow>> {
  if (id === operator.id) return refuse('ownAccount');
  const person = await findStaff(db, id, clock());
  return person ? ok(person) : refuse('noSuchThing');
}
