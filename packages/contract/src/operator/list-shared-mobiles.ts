import { z } from 'zod';
import { call } from '../call.ts';
import { deskPageOf, pageInput } from '../list-query.ts';
import { personal } from './personal.ts';

export const listSharedMobiles = call({
  path: '/operator/member/listSharedMobiles',
  access: 'operator',
  permission: 'members.read',
  summary:
    'Members whose mobile number, read in E.164, another member had first: both joined before numbers were compared so. Neither is locked out.',
  input: pageInput({ filters: {}, sort: [] }),
  output: deskPageOf(
    z.object({
      id: z.int(),
      username: z.string(),
      number: personal('phone', z.string().describe('+4915112345678')),
      holderId: z.int().describe('The member who had the number first'),
      holderUsername: z.string(),
    }),
  ),
  errors: ['notPermitted'],
});
