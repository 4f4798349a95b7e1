import { z } from 'zod';
import { call } from '../call.ts';
import { done, id, text } from '../scalars.ts';

export const resetFactor = call({
  path: '/operator/member/resetFactor',
  access: 'operator',
  permission: 'members.recover',
  summary:
    'Takes every second factor off a member who lost them all and whose identity was checked. The password stays as it is; the member gets a mail.',
  input: z.object({
    memberId: id(),
    reason: text(300).describe('How the identity was checked; for the record; not empty'),
  }),
  output: done(),
  errors: ['noSuchThing', 'missingField', 'notPermitted', 'ownAffair'],
});
