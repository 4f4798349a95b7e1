import { z } from 'zod';
import { call } from '../../call.ts';
import { id, text } from '../../scalars.ts';
import { secondPersonData } from '../approvals/second-person.ts';
import { brokenRuleData, heldRoles } from '../held-role.ts';
import { secondAdministratorErrors, staffMember } from './staff-member.ts';

export const setRoles = call({
  path: '/operator/staff/setRoles',
  access: 'operator',
  permission: 'staff.manage',
  summary:
    "Sets the roles of another person, from their next call on; one's own cannot be set. Granting a role that decides about money, approves, writes policies or manages staff needs a second administrator.",
  input: z.object({ id: id(), roles: heldRoles(), reason: text(300).refine(Boolean) }),
  output: staffMember,
  errors: ['noSuchThing', 'ownAccount', 'rolesApart', 'roleRemoved', ...secondAdministratorErrors],
  refusalData: { ...secondPersonData, ...brokenRuleData },
});
