import { z } from 'zod';
import { call } from '../../call.ts';
import { deskPageOf, pageInput } from '../../list-query.ts';
import { id, moment } from '../../scalars.ts';
import { invitationStatuses, operatorInvitation } from './invitation.ts';

export const listInvitations = call({
  path: '/operator/invitation/listPage',
  access: 'operator',
  permission: 'invitations.read',
  summary: 'Invited members, oldest first unless sorted otherwise. `held`: for review.',
  input: pageInput({
    filters: {
      status: { schema: z.enum(invitationStatuses), operators: ['EQ', 'IN'] },
      inviterId: { schema: id(), operators: ['EQ'] },
      memberId: { schema: id(), operators: ['EQ'] },
      createTime: { schema: moment(), operators: ['GT', 'GTE', 'LT', 'LTE'] },
    },
    sort: ['createTime'],
  }),
  output: deskPageOf(operatorInvitation),
});
