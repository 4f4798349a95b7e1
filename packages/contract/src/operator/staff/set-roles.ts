import { z } from 'zod';
import { call } from '../../call.ts';
import { id, text } from '../../scalars.ts';
import { secondPersonData } from '../approval/second-person.ts';
import { heldRoles, secondAdministratorErrors, staffMember } from './staff-member.ts';

export const setRoles = call({
  path: '/operator/staff/setRoles',
  access: 'operator',
  permission: 'staff.manage',
  summary:
    'Sets what roles somebody else holds, from their next call on. Nobody sets their own. To grant a role that decides about money, approves, writes policies or manages staff needs a second administrator.',
  input: z.object({ id: id(), roles: heldRoles(), reason: text(300).refine(Boolean) }),
  output: staffMember,
  errors: ['noSuchThing', 'ownAccount', 'rolesApart', ...secondAdministratorErrors],
  refusalData: secondPersonData,
});
