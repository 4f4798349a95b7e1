import { z } from 'zod';
import { call } from '../../call.ts';
import { id, text } from '../../scalars.ts';
import { staffMember } from './staff-member.ts';

export const linkMember = call({
  path: '/operator/staff/linkMember',
  access: 'operator',
  permission: 'staff.manage',
  summary: 'Links a person of the staff to the player account they also have. The link is permanent.',
  input: z.object({ id: id(), memberId: id(), reason: text(300).refine(Boolean) }),
  output: staffMember,
  errors: ['noSuchThing', 'memberLinked'],
});
