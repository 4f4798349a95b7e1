import { z } from 'zod';
import { call } from '../../call.ts';
import { id, text } from '../../scalars.ts';
import { secondPersonData } from '../approvals/second-person.ts';
import { secondAdministratorErrors, staffEmail, staffMember } from './staff-member.ts';

export const setStaffEmail = call({
  path: '/operator/staff/setEmail',
  access: 'operator',
  permission: 'staff.manage',
  summary:
    'Sets the mail address of another person, which receives recovery links: needs a second administrator, the previous address is notified, and open links end.',
  input: z.object({ id: id(), email: staffEmail(), reason: text(300).refine(Boolean).describe('Recorded') }),
  output: staffMember,
  errors: ['noSuchThing', 'ownAccount', 'emailTaken', ...secondAdministratorErrors],
  refusalData: secondPersonData,
});
