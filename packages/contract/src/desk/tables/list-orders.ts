import { z } from 'zod';
import { call } from '../../call.ts';
import { id, maybe } from '../../scalars.ts';
import { tableCode, tableOrder, vendorCode } from './table-order.ts';

export const listTableOrders = call({
  path: '/operator/tables/orders',
  access: 'operator',
  permission: 'settings.read',
  summary: 'The commands to a table and its chat, the latest first. Rows are never changed.',
  input: z.strictObject({
    vendor: vendorCode(),
    table: tableCode(),
    before: maybe(id()).describe('`next` of the page before'),
  }),
  output: z.object({ rows: z.array(tableOrder), next: z.int().nullable() }),
});
