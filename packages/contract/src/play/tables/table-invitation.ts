import { z } from 'zod';
import { call } from '../../call.ts';
import { amount, currency, listedId, moment } from '../../scalars.ts';

export const inviteToTable = call({
  path: '/sys/table/invite',
  summary:
    'The name of a shared table for a link by which others come to it. It holds the table and its end alone, nothing about who invites, and brings nobody a reward. Refused with `invitingNotHere` by the rules of the place, on a break, excluded, and with signs of harm.',
  input: z.object({ gameId: listedId() }),
  output: z.object({ invitation: z.string(), endTime: moment().describe('From then on it opens nothing') }),
  errors: ['noSuchThing', 'invitingNotHere', 'tablesSilent', 'tooManyRequests'],
});

export const openTableInvitation = call({
  path: '/sys/table/invitation',
  access: 'visitor',
  summary:
    'The table that a link leads to, what a round costs at least, and what the reader must do to sit there. Null where tables are not shown: by the rules of the place, and to members on a break, excluded, or with signs of harm. Refused with `noSuchThing` once the link has ended.',
  input: z.object({ invitation: z.string().max(200) }),
  output: z.object({
    table: z
      .object({
        gameId: listedId(),
        game: z.string(),
        cover: z.string(),
        isOpen: z.boolean().describe('Whether its rounds run; false while the operator has paused it'),
        isOffered: z.boolean().describe('Whether it is offered where the reader is'),
        seated: z.int().describe('People at it now'),
        currency: currency(),
        leastStake: amount().nullable().describe('Of one bet; null where the currency is not taken'),
        leastAge: z.int().describe('Years, by the rules of the place'),
        endTime: moment().describe('When the link ends'),
      })
      .nullable(),
  }),
  errors: ['noSuchThing'],
  isNoUse: true,
});
