import { z } from 'zod';
import { moment } from '../../scalars.ts';
import { tableOrderProblems, tableOrderStates, tableOrders, wordOrders } from './table-words.ts';

export const vendorCode = () => z.string().regex(/^[a-z0-9-]{1,40}$/);
export const tableCode = () => z.string().regex(/^[a-z0-9-]{1,60}$/);

export const tableOrder = z.object({
  id: z.int(),
  vendor: z.string(),
  table: z.string(),
  order: z.enum([...tableOrders, ...wordOrders]),
  memberId: z.int().nullable().describe('Of whom who is muted'),
  wordIds: z.array(z.string()).describe('Those that are taken out'),
  until: moment().nullable().describe('Of a mute; null: for good'),
  reason: z.string(),
  setBy: z.string(),
  setTime: moment(),
  state: z.enum(tableOrderStates),
  tries: z.int().describe('How often the vendor was told'),
  problem: z.enum(tableOrderProblems).nullable().describe('Of the last try'),
  toldTime: moment().nullable().describe('When the vendor took it'),
});
export type TableOrder = z.output<typeof tableOrder>;
