import { call } from '../call.ts';
import { pageInput, pageOf } from '../list-query.ts';
import { id, moment, whole } from '../scalars.ts';
import { operatorInvitation } from './invitation.ts';

export const listInvitations = call({
  path: '/operator/invitation/listPage',
  access: 'operator',
  summary: 'Invited members, oldest first unless sorted otherwise. Status 10: held for review.',
  input: pageInput({
    filters: {
      status: { schema: whole(0, 99), operators: ['EQ', 'IN'] },
      inviterId: { schema: id(), operators: ['EQ'] },
      memberId: { schema: id(), operators: ['EQ'] },
      createTime: { schema: moment(), operators: ['GT', 'GTE', 'LT', 'LTE'] },
    },
    sort: ['createTime'],
  }),
  output: pageOf(operatorInvitation),
});
