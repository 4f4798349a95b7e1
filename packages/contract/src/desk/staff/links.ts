import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../scalars.ts';
import { sentLink, staffMember } from './staff-member.ts';

export const sendStaffLink = call({
  path: '/operator/staff/sendLink',
  access: 'operator',
  permission: 'staff.manage',
  limit: 'guesses',
  summary:
    'Mails the one-time link of an invitation or a recovery again, as a new one: the one before ends. At most five in an hour for one person.',
  input: z.object({ id: id() }),
  output: sentLink,
  errors: ['noSuchThing', 'ownAccount', 'wrongState', 'staffWithoutEmail', 'linkSentOften'],
});

export const withdrawStaffLink = call({
  path: '/operator/staff/withdrawLink',
  access: 'operator',
  permission: 'staff.manage',
  summary: 'Withdraws the one-time link that was mailed to another person.',
  input: z.object({ id: id() }),
  output: staffMember,
  errors: ['noSuchThing', 'ownAccount', 'wrongState'],
});
