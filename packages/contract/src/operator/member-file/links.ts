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
    'Who shares an address, a device, a card, an account or a person with a member, and who invited whom: members and things, and the lines between them. At most 60 members.',
  input: z.object({ memberId: id() }),
  output: z.object({
    nodes: z.array(
      z.object({
        id: z.string().describe('member:123 or thing:7'),
        kind: z.enum(['member', ...linkKinds]),
        label: z.string().describe('The user name of a member, what a thing is called, masked'),
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
