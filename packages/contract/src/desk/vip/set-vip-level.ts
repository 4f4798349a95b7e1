import { z } from 'zod';
import { call } from '../../call.ts';
import { done, whole } from '../../scalars.ts';
import { secondPersonData, secondPersonErrors } from '../approvals/second-person.ts';

export const setVipLevel = call({
  path: '/operator/vip/setLevel',
  access: 'operator',
  permission: 'vip.edit',
  summary:
    'Sets the lifetime points of a level, between those of the levels below and above it. Players keep a level they have reached.',
  input: z.object({ level: whole(0, 1000), points: whole(0) }),
  output: done(),
  errors: ['noSuchThing', 'invalidField', 'notPermitted', 'wrongState', ...secondPersonErrors],
  refusalData: secondPersonData,
});
