import type { Operator } from './session.ts';

/** Somebody of the staff, signed in or not: with what they may do now. */
export type StaffPerson = Pick<Operator, 'id' | 'name' | 'roles' | 'permissions' | 'memberIds'>;

/** Whether this person is that member as a player; nobody decides about themselves. Null is about no member. */
export function isSameMember({ memberIds }: Pick<StaffPerson, 'memberIds'>, memberId: bigint | null): boolean {
  return memberId !== null && memberIds.includes(memberId);
}
