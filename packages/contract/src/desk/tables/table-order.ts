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
  memberId: z.int().nullable().describe('The player to mute or unmute'),
  wordIds: z.array(z.string()).describe('Removed messages'),
  until: moment().nullable().describe('Of a mute; null: for good'),
  reason: z.string(),
  setBy: z.string(),
  setTime: moment(),
  state: z.enum(tableOrderStates),
  tries: z.int().describe('How often the command was sent'),
  problem: z.enum(tableOrderProblems).nullable().describe('Of the last try'),
  acceptedTime: moment().nullable().describe('When the vendor accepted it'),
});
export type TableOrder = z.output<typeof tableOrder>;
