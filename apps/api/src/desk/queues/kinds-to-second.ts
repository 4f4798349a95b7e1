import { type GuardedVerb, guardedVerbs, rightsOf, secondNeeds, settingNames } from '@fairhouse/contract/operator';
import type { StaffPerson } from '../../http/staff-person.ts';

/** The verbs that this person may be the second for; of settings, for one of them at least. */
export function kindsToSecond({ permissions }: StaffPerson): string[] {
  const mayDecide = (verb: GuardedVerb) =>
    verb === 'setting.set'
      ? settingNames.some((name) => permissions.has(rightsOf(name).edits))
      : permissions.has(secondNeeds[verb]);
  return permissions.has('approvals.second') ? guardedVerbs.filter(mayDecide) : [];
}
