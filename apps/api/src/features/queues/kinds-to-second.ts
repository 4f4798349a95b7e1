import { guardedVerbs, secondNeeds } from '@fairhouse/contract/operator';
import type { StaffPerson } from '../../http/staff-person.ts';

/** The verbs that this person may be the second for. */
export function kindsToSecond({ permissions }: StaffPerson): string[] {
  return permissions.has('approvals.second') ? guardedVerbs.filter((verb) => permissions.has(secondNeeds[verb])) : [];
}
