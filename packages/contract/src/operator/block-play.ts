import { z } from 'zod';
import { call } from '../call.ts';
import { done, flag, id, maybe, text } from '../scalars.ts';

export const blockPlay = call({
  path: '/operator/member/blockPlay',
  access: 'operator',
  permission: 'members.block',
  summary:
    "Stops a member's play for money from the next bet on, or allows it again. Open rounds settle, cash-outs stay open.",
  input: z.object({
    memberId: id(),
    blocked: flag(),
    cause: maybe(z.enum(['payment', 'documents', 'ownWish'])).describe(
      'What the member is told: a payment or documents are looked at, or the member asked for it; left out: no reason is told',
    ),
    reason: maybe(text(300)).describe('Needed to block; for the record, not shown to the member'),
  }),
  output: done(),
  errors: ['noSuchThing', 'missingField', 'notPermitted', 'notStoppedByStaff', 'ownAffair'],
});
