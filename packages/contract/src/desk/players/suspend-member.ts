import { z } from 'zod';
import { call } from '../../call.ts';
import { done, flag, id, maybe, text } from '../../scalars.ts';

export const suspendMember = call({
  path: '/operator/member/suspend',
  access: 'operator',
  permission: 'members.suspend',
  summary:
    'Suspends a player, which ends all sessions and games at once, or reinstates the player. Open rounds settle.',
  input: z.object({
    memberId: id(),
    suspended: flag(),
    reason: maybe(text(300)).describe('Needed to suspend; for the record, not shown to the member'),
  }),
  output: done(),
  errors: ['noSuchThing', 'missingField', 'notPermitted', 'ownAffair'],
});
