import { z } from 'zod';
import { call } from '../../call.ts';
import { id, moment, text, whole } from '../../scalars.ts';

export const timelineKinds = [
  'event',
  'posting',
  'deposit',
  'cashOut',
  'round',
  'document',
  'session',
  'message',
  'bonus',
  'note',
  'view',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

export const timeline = call({
  path: '/operator/member/timeline',
  access: 'operator',
  permission: 'members.read',
  summary: 'The timeline of one player, newest first. The view is recorded.',
  input: z.object({
    memberId: id(),
    kinds: z
      .array(z.enum(timelineKinds))
      .min(1)
      .max(timelineKinds.length)
      .optional()
      .describe('All but `view` (who of the staff viewed what) unless named'),
    before: text(400).optional().describe('`next` of the page before'),
    limit: whole(1, 100).default(50),
  }),
  output: z.object({
    items: z.array(
      z.object({
        kind: z.enum(timelineKinds),
        at: moment(),
        id: z
          .string()
          .describe(
            'Of the audit entry, posting (number in the book), order, cash-out, round, document, session, message, bonus or note',
          ),
        what: z.string().describe('A code: the action of an audit entry, the type of a posting, the state of an order'),
        amount: z.string().nullable().describe('Decimal text'),
        currency: z.string().nullable(),
        by: z.string().nullable().describe('Who did it, if not the player: operator:anna, system:order sweeper'),
        detail: z.string().nullable().describe('A method, a game, a subject, the text of a note'),
      }),
    ),
    next: z.string().nullable().describe('null: no further page'),
  }),
  recordsItsLook: true,
  errors: ['noSuchThing', 'invalidField'],
});
