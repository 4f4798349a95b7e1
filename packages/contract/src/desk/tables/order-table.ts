import { z } from 'zod';
import { call } from '../../call.ts';
import { text } from '../../scalars.ts';
import { tableCode, tableOrder, vendorCode } from './table-order.ts';
import { tableOrders } from './table-words.ts';

export const orderTable = call({
  path: '/operator/tables/order',
  access: 'operator',
  permission: 'catalogue.edit',
  summary:
    'Closes a table after its current round, opens it again, or switches its chat. The command is sent to the vendor at once and repeated until it is accepted.',
  input: z.strictObject({
    vendor: vendorCode(),
    table: tableCode(),
    order: z.enum(tableOrders),
    reason: text(500).describe('Not empty'),
  }),
  output: tableOrder,
  errors: ['noSuchThing', 'missingField'],
});
