import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../scalars.ts';
import { staffMember } from './staff-member.ts';

export const listStaff = call({
  path: '/operator/staff/list',
  access: 'operator',
  permission: 'staff.read',
  summary: 'All staff accounts, also disabled ones.',
  input: nothing(),
  output: z.array(staffMember),
});
