import {
  type GuardedCommand,
  guardedCommands,
  rightsOf,
  secondNeeds,
  settingNames,
} from '@fairhouse/contract/operator';
import type { StaffPerson } from '../../http/staff-person.ts';

/** The commands that this person may be the second for; of settings, for one of them at least. */
export function kindsToSecond({ permissions }: StaffPerson): string[] {
  const mayDecide = (command: GuardedCommand) =>
    command === 'setting.set'
      ? settingNames.some((name) => permissions.has(rightsOf(name).edits))
      : permissions.has(secondNeeds[command]);
  return permissions.has('approvals.second') ? guardedCommands.filter(mayDecide) : [];
}
