import { z } from 'zod';
import { call } from '../../call.ts';
import { deskPageOf, pageInput } from '../../list-query.ts';
import { personal } from '../personal.ts';

export const listSharedMobiles = call({
  path: '/operator/member/listSharedMobiles',
  access: 'operator',
  permission: 'members.read',
  summary:
    'Players who share a mobile number in E.164 with an earlier one, from the time before numbers were compared. Neither is blocked.',
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
