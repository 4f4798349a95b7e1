import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../scalars.ts';
import { staffMember } from './staff-member.ts';

export const listStaff = call({
  path: '/operator/staff/list',
  access: 'operator',
  permission: 'staff.read',
  summary: 'Everybody of the staff, those who were disabled too.',
  input: nothing(),
  output: z.array(staffMember),
});
