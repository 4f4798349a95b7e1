import { z } from 'zod';
import { call } from '../../call.ts';
import { id, moment, text, whole } from '../../scalars.ts';

export const timelineKinds = [
  'act',
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
  summary: 'All that happened with one member in one line, newest first. The look is recorded.',
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
            'Of the act, posting (number in the book), order, cash-out, round, document, session, message, bonus or note',
          ),
        what: z.string().describe('A word: the verb of an act, the type of a posting, the state of an order'),
        amount: z.string().nullable().describe('Decimal text'),
        currency: z.string().nullable(),
        by: z
          .string()
          .nullable()
          .describe('Who did it, where it was somebody else: operator:anna, system:order sweeper'),
        detail: z.string().nullable().describe('A method, a game, a subject, the text of a note'),
      }),
    ),
    next: z.string().nullable().describe('null: there is no more'),
  }),
  recordsItsLook: true,
  errors: ['noSuchThing', 'invalidField'],
});
