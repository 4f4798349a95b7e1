import { z } from 'zod';
import { call } from '../../call.ts';
import { text } from '../../scalars.ts';
import { heldRoles, oneTimeLink, staffName } from './staff-member.ts';

export const inviteStaff = call({
  path: '/operator/staff/invite',
  access: 'operator',
  permission: 'staff.manage',
  summary: 'Adds somebody to the staff and answers the one-time link for them, which is shown this once.',
  input: z.object({ name: staffName(), displayName: text(60), roles: heldRoles() }),
  output: oneTimeLink.extend({ id: z.int() }),
  errors: ['usernameTaken', 'rolesApart'],
});
