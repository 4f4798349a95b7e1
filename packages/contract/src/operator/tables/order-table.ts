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
    'Lets a table rest after its running round, opens it again, or says whether players may say something at it. The vendor is told at once, and again until it has taken it.',
  input: z.strictObject({
    vendor: vendorCode(),
    table: tableCode(),
    order: z.enum(tableOrders),
    reason: text(500).describe('Not empty'),
  }),
  output: tableOrder,
  errors: ['noSuchThing', 'missingField'],
});
