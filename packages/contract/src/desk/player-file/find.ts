import { z } from 'zod';
import { call } from '../../call.ts';
import { text } from '../../scalars.ts';
import { personal } from '../personal.ts';

export const hitKinds = ['member', 'deposit', 'cashOut', 'round', 'document'] as const;
export type HitKind = (typeof hitKinds)[number];

export const find = call({
  path: '/operator/find',
  access: 'operator',
  permission: 'members.read',
  summary:
    'Searches by id, email address, user name, beginning of a name, payment reference or round id: at most 20 hits, the best match first. The search is recorded.',
  input: z.object({
    text: text(254).refine((said) => said.length >= 2 || /^\d$/.test(said), 'two letters at least, or a number'),
  }),
  output: z.array(
    z.object({
      kind: z.enum(hitKinds),
      id: z.string().describe('Of the member, order, cash-out, round or document'),
      memberId: z.int(),
      username: z.string(),
      name: personal('name', z.string()).describe('Of the member'),
      email: personal('email', z.string()),
      by: z.string().describe('What was recognised: id, username, email, name, reference'),
      state: z.string().nullable().describe('Of an order, a cash-out, a round or a document'),
      vendor: z.string().nullable().describe('Of a round'),
    }),
  ),
  recordsItsLook: true,
});
