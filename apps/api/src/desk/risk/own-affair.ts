import type { StaffPerson } from '../../http/staff-person.ts';

/** Whether it is about this person as a player: nobody decides about himself. */
export function isOwnAffair(
  person: Pick<StaffPerson, 'name' | 'memberIds'>,
  { memberIds = [], subjects = [] }: { memberIds?: readonly (bigint | null)[]; subjects?: readonly string[] },
): boolean {
  return (
    memberIds.some((id) => id !== null && person.memberIds.includes(id)) || subjects.includes(`staff:${person.name}`)
  );
}
