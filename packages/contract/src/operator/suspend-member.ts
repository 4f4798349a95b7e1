import { z } from 'zod';
import { call } from '../call.ts';
import { done, flag, id, maybe, text } from '../scalars.ts';

export const suspendMember = call({
  path: '/operator/member/suspend',
  access: 'operator',
  permission: 'members.suspend',
  summary: 'Suspends a member, ending every session and game at once, or lets the member in again. Open rounds settle.',
  input: z.object({
    memberId: id(),
    suspended: flag(),
    reason: maybe(text(300)).describe('Needed to suspend; for the record, not shown to the member'),
  }),
  output: done(),
  errors: ['noSuchThing', 'missingField', 'notPermitted', 'ownAffair'],
});
