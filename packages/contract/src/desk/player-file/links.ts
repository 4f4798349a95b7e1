import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../scalars.ts';

export const linkKinds = [
  'address',
  'device',
  'account',
  'card',
  'wallet',
  'bank',
  'person',
  'coins',
  'invitation',
] as const;
export type LinkKind = (typeof linkKinds)[number];

export const memberLinks = call({
  path: '/operator/member/links',
  access: 'operator',
  permission: 'members.read',
  summary:
    'Linked accounts: who shares an address, a device, a card, an account or personal details with a player, and who invited whom, as nodes and edges. At most 60 players.',
  input: z.object({ memberId: id() }),
  output: z.object({
    nodes: z.array(
      z.object({
        id: z.string().describe('member:123 or thing:7'),
        kind: z.enum(['member', ...linkKinds]),
        label: z.string().describe('The user name of a player, or the masked name of a thing'),
        memberId: z.int().nullable(),
        suspended: z.boolean(),
      }),
    ),
    edges: z.array(z.object({ from: z.string(), to: z.string(), kind: z.enum(linkKinds) })),
    more: z.boolean().describe('There are more than are shown'),
  }),
  recordsItsLook: true,
  errors: ['noSuchThing'],
});
