import { z } from 'zod';
import { moment, text } from '../../scalars.ts';
import { secondPersonErrors } from '../approvals/second-person.ts';
import { heldRoles } from '../held-role.ts';
import { permissionNames } from '../roles.ts';

/** What audit events are signed with, for good. */
export const staffName = () =>
  text(30)
    .refine((name) => /^[a-z][a-z0-9-]{1,29}$/.test(name), 'no name')
    .describe('2 to 30 small letters, digits or hyphens, beginning with a letter');

/** Where links of invitations and recoveries go: of one person alone, and written in small letters. */
export const staffEmail = () =>
  z.string().trim().toLowerCase().max(254).pipe(z.email()).describe('An email address that no colleague has');

/** Somebody of the staff, as the others see them. */
export const staffMember = z.object({
  id: z.int(),
  name: z.string(),
  displayName: z.string(),
  enabled: z.boolean(),
  roles: heldRoles(),
  permissions: z.array(z.enum(permissionNames)).describe('What all their roles give together; nothing while disabled'),
  /** How they sign in: nothing yet, while a one-time link waits. */
  passkeys: z.int(),
  password: z.boolean().describe('Whether they have a password with an authenticator app'),
  companyAccount: z.boolean().describe('Whether they sign in with an account of the company'),
  maskedEmail: z.string().nullable().describe('Where their links go, masked; null: no address is known'),
  linkUntil: moment().nullable().describe('Until when their one-time link can be used'),
  linkSentTime: moment().nullable().describe('When that link was mailed'),
  memberIds: z.array(z.int()).describe('Their player accounts'),
  createTime: moment(),
  lastSignInTime: moment().nullable(),
});
export type StaffMember = z.infer<typeof staffMember>;

/** Oneself, as long as the session lasts. */
export const staffSelf = z.object({
  id: z.int(),
  name: z.string(),
  displayName: z.string(),
  roles: heldRoles(),
  permissions: z.array(z.enum(permissionNames)),
  memberIds: z.array(z.int()).describe('The player accounts of this person, who never decides about them'),
  session: z.object({
    id: z.int(),
    idleEndTime: moment().nullable().describe('When it ends unless it is used; null: only at its end'),
    endTime: moment(),
  }),
});
export type StaffSelf = z.infer<typeof staffSelf>;

/** A one-time link that was mailed: who sent it never sees it. */
export const sentLink = z.object({
  sentTo: z.string().describe('The address, masked'),
  sentTime: moment(),
  linkUntil: moment(),
});

/** What a call can answer that needs a second administrator. */
export const secondAdministratorErrors = [...secondPersonErrors, 'wrongState', 'noSecondAdministrator'] as const;
