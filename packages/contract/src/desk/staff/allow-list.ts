import { z } from 'zod';
import { call } from '../../call.ts';
import { moment, nothing, text, whole } from '../../scalars.ts';

const allowList = z.object({
  version: z.int(),
  entries: z.array(z.string()).describe('Addresses and ranges; empty: the desk answers everywhere'),
  ownAddress: z.string().describe('Where this call came from'),
  setBy: z.string().nullable(),
  setTime: moment().nullable(),
});

export const getAllowList = call({
  path: '/operator/staff/allowList/get',
  access: 'operator',
  permission: 'staff.read',
  summary: 'The network addresses from which the desk can be used.',
  input: nothing(),
  output: allowList,
});

export const setAllowList = call({
  path: '/operator/staff/allowList/set',
  access: 'operator',
  permission: 'staff.manage',
  summary:
    'Sets from which network addresses the desk can be used, within 5 s. Refused where it would lock out the caller.',
  input: z.object({
    version: whole(0).describe('Version of the list that is changed; outdated when a colleague changed it meanwhile'),
    entries: z.array(text(50)).max(200).describe('Such as 203.0.113.7 or 2001:db8::/48'),
    reason: text(300).refine(Boolean),
  }),
  output: allowList,
  errors: ['contentChanged', 'invalidField', 'addressShutOut'],
});
