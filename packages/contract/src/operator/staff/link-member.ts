import { z } from 'zod';
import { call } from '../../call.ts';
import { id, text } from '../../scalars.ts';
import { staffMember } from './staff-member.ts';

export const linkMember = call({
  path: '/operator/staff/linkMember',
  access: 'operator',
  permission: 'staff.manage',
  summary: 'Records that somebody of the staff is also this member. It is never taken back.',
  input: z.object({ id: id(), memberId: id(), reason: text(300).refine(Boolean) }),
  output: staffMember,
  errors: ['noSuchThing', 'memberLinked'],
});
