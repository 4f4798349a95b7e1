import type { Operator } from './session.ts';

/** Somebody of the staff, signed in or not: with what they may do now. */
export type StaffPerson = Pick<Operator, 'id' | 'name' | 'roles' | 'permissions' | 'memberIds'>;
