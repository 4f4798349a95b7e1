import { z } from 'zod';
import { call } from '../../call.ts';
import { done, id, text } from '../../scalars.ts';

export const resetFactor = call({
  path: '/operator/member/resetFactor',
  access: 'operator',
  permission: 'members.recover',
  summary:
    'Removes all second factors of a player who lost them and whose identity was checked. The password is unchanged; the player gets a mail.',
  input: z.object({
    memberId: id(),
    reason: text(300).describe('How the identity was checked; for the record; not empty'),
  }),
  output: done(),
  errors: ['noSuchThing', 'missingField', 'notPermitted', 'ownAffair'],
});
