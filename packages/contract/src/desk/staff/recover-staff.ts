import { z } from 'zod';
import { call } from '../../call.ts';
import { id, text } from '../../scalars.ts';
import { secondPersonData } from '../approvals/second-person.ts';
import { secondAdministratorErrors, sentLink } from './staff-member.ts';

export const recoverStaff = call({
  path: '/operator/staff/recover',
  access: 'operator',
  permission: 'staff.manage',
  summary:
    'Removes all passkeys, the password and the authenticator app of another person whose identity you have checked, ends their sessions, and mails them a one-time link. Needs a second administrator.',
  input: z.object({ id: id(), reason: text(300).refine(Boolean).describe('Recorded') }),
  output: sentLink,
  errors: ['noSuchThing', 'ownAccount', 'staffWithoutEmail', ...secondAdministratorErrors],
  refusalData: secondPersonData,
});
