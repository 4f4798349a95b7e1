import { z } from 'zod';
import { call } from '../../call.ts';
import { text } from '../../scalars.ts';
import { secondPersonData } from '../approvals/second-person.ts';
import { brokenRuleData, heldRoles } from '../held-role.ts';
import { secondAdministratorErrors, sentLink, staffEmail, staffName } from './staff-member.ts';

export const inviteStaff = call({
  path: '/operator/staff/invite',
  access: 'operator',
  permission: 'staff.manage',
  summary:
    'Adds a person to the staff and mails them a one-time link. Roles that decide about money, approve, write policies or manage staff need a second administrator.',
  input: z.object({ name: staffName(), displayName: text(60), email: staffEmail(), roles: heldRoles() }),
  output: sentLink.extend({ id: z.int() }),
  errors: ['usernameTaken', 'emailTaken', 'rolesApart', 'roleRemoved', ...secondAdministratorErrors],
  refusalData: { ...secondPersonData, ...brokenRuleData },
});
