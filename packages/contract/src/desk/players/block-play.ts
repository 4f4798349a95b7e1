import { z } from 'zod';
import { call } from '../../call.ts';
import { done, flag, id, maybe, text } from '../../scalars.ts';

export const blockPlay = call({
  path: '/operator/member/blockPlay',
  access: 'operator',
  permission: 'members.block',
  summary:
    "Stops a player's real-money play from the next bet on, or allows it again. Open rounds settle; cash-outs stay possible.",
  input: z.object({
    memberId: id(),
    blocked: flag(),
    cause: maybe(z.enum(['payment', 'documents', 'ownWish'])).describe(
      'The reason shown to the player: a payment or documents are reviewed, or the player asked for it; left out: no reason is shown',
    ),
    reason: maybe(text(300)).describe('Needed to block; for the record, not shown to the member'),
  }),
  output: done(),
  errors: ['noSuchThing', 'missingField', 'notPermitted', 'notStoppedByStaff', 'ownAffair'],
});
