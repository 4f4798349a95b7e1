import { z } from 'zod';
import { call } from '../../call.ts';
import { maybe, moment } from '../../scalars.ts';

export const countClick = call({
  path: '/sys/affiliate/click',
  access: 'visitor',
  summary:
    'Counts a visitor who came by a tracking link of an affiliate partner. Nothing about the visitor is stored; the page keeps the token until the visitor joins, or until it is over.',
  input: z.object({
    code: z.string().regex(/^[\w-]{1,32}$/),
    sub: maybe(z.string().regex(/^[\w.~-]{1,64}$/)).describe(
      "The partner's own id of the click, sent back by postbacks",
    ),
  }),
  output: z.object({
    token: z.string().nullable().describe('null: the link is none, or is not counted'),
    untilTime: moment().nullable(),
  }),
});
