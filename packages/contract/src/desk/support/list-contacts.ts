import { z } from 'zod';
import { call } from '../../call.ts';
import { deskPageOf, pageInput } from '../../list-query.ts';
import { id, moment, text } from '../../scalars.ts';
import { contactStatuses, operatorContact } from './contact.ts';

export const listContacts = call({
  path: '/operator/contact/listPage',
  access: 'operator',
  permission: 'contacts.read',
  summary: 'Threads of the support inbox, oldest first unless sorted otherwise.',
  input: pageInput({
    filters: {
      status: { schema: z.enum(contactStatuses), operators: ['EQ'] },
      queryCategory: { schema: text(20), operators: ['EQ', 'IN'] },
      memberId: { schema: id(), operators: ['EQ'] },
      createTime: { schema: moment(), operators: ['GT', 'GTE', 'LT', 'LTE'] },
    },
    sort: ['createTime'],
  }),
  output: deskPageOf(operatorContact),
});
