import { z } from 'zod';
import { call } from '../../call.ts';
import { deskPageOf, pageInput } from '../../list-query.ts';
import { id, moment, text } from '../../scalars.ts';

export const signInOutcomes = [
  'signedIn',
  'refused',
  'locked',
  'denied',
  'shutOut',
  'otherBrowser',
  'signedOut',
] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];

export const listSignIns = call({
  path: '/operator/staff/signIns',
  access: 'operator',
  permission: 'staff.read',
  summary: 'Every sign-in, refusal and denial, newest first.',
  input: pageInput({
    filters: {
      staffId: { schema: id(), operators: ['EQ'] },
      name: { schema: text(60), operators: ['EQ'] },
      outcome: { schema: z.enum(signInOutcomes), operators: ['EQ', 'IN'] },
      address: { schema: text(60), operators: ['EQ'] },
      createTime: { schema: moment(), operators: ['GT', 'GTE', 'LT', 'LTE'] },
    },
    sort: ['createTime'],
  }),
  output: deskPageOf(
    z.object({
      id: z.int(),
      createTime: moment(),
      staffId: z.int().nullable().describe('null: no staff account has this name'),
      name: z.string().describe('As it was typed'),
      outcome: z
        .enum(signInOutcomes)
        .describe(
          'denied: signed in, but without the permission; shutOut: from an address that is not allowed; otherBrowser: with a session of another browser',
        ),
      means: z.string().nullable().describe('passkey, password, link or token'),
      call: z.string().nullable().describe('Of a denial: the call that was refused'),
      address: z.string(),
      userAgent: z.string(),
    }),
  ),
});
