import { z } from 'zod';
import { call } from '../../call.ts';
import { id, text } from '../../scalars.ts';
import { heldRoles, staffMember } from './staff-member.ts';

export const setRoles = call({
  path: '/operator/staff/setRoles',
  access: 'operator',
  permission: 'staff.manage',
  summary: 'Sets what roles somebody else holds, from their next call on. Nobody sets his own.',
  input: z.object({ id: id(), roles: heldRoles(), reason: text(300).refine(Boolean) }),
  output: staffMember,
  errors: ['noSuchThing', 'ownAccount', 'rolesApart'],
});
