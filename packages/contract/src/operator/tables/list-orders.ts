import { z } from 'zod';
import { call } from '../../call.ts';
import { id, maybe } from '../../scalars.ts';
import { tableCode, tableOrder, vendorCode } from './table-order.ts';

export const listTableOrders = call({
  path: '/operator/tables/orders',
  access: 'operator',
  permission: 'settings.read',
  summary: 'What was ordered of a table and of the words at it, the latest first. Rows are only added to.',
  input: z.strictObject({
    vendor: vendorCode(),
    table: tableCode(),
    before: maybe(id()).describe('`next` of the page before'),
  }),
  output: z.object({ rows: z.array(tableOrder), next: z.int().nullable() }),
});
