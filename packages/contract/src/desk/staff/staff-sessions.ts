import { z } from 'zod';
import { call } from '../../call.ts';
import { done, id, maybe, moment } from '../../scalars.ts';

export const staffSessions = call({
  path: '/operator/staff/sessions',
  access: 'operator',
  permission: 'self',
  summary: "One's own open sessions and tokens; another person's with `staff.manage`.",
  input: z.object({ staffId: maybe(id()).describe('Left out: oneself') }),
  output: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(['session', 'token']),
      label: z.string().describe('Of a token: what it is for'),
      address: z.string(),
      userAgent: z.string(),
      createTime: moment(),
      lastSeenTime: moment(),
      endTime: moment(),
      isThis: z.boolean().describe('Whether this call came with it'),
    }),
  ),
  errors: ['notPermitted', 'noSuchThing'],
});

export const endStaffSession = call({
  path: '/operator/staff/endSession',
  access: 'operator',
  permission: 'self',
  summary: "Ends one of one's own sessions or tokens; another person's with `staff.manage`.",
  input: z.object({ id: id() }),
  output: done(),
  errors: ['noSuchThing'],
});
