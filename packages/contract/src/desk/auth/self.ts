import { z } from 'zod';
import { call } from '../../call.ts';
import { done, moment, nothing, text } from '../../scalars.ts';
import { staffSelf } from '../staff/staff-member.ts';

export const whoAmI = call({
  path: '/operator/auth/me',
  access: 'operator',
  permission: 'self',
  summary: 'Who is signed in, what they may do, and when the session ends.',
  input: nothing(),
  output: staffSelf,
});

export const signOut = call({
  path: '/operator/auth/signOut',
  access: 'operator',
  permission: 'self',
  summary: 'Ends the session, or the token, that this call came with.',
  input: nothing(),
  output: done(),
});

export const makeToken = call({
  path: '/operator/auth/token',
  access: 'operator',
  permission: 'self',
  summary: 'Creates a personal token for the command line, valid for 12 hours. It is listed and ended like a session.',
  input: z.object({ label: text(40).describe('What it is for') }),
  output: z.object({ id: z.int(), token: z.string().describe('Shown this once'), endTime: moment() }),
  errors: ['notPermitted'],
});
