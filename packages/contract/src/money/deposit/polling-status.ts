import { z } from 'zod';
import { call } from '../../call.ts';
import { amount, currency, id } from '../../scalars.ts';
import { continueUrl } from './order.ts';

export const pollingStatus = call({
  path: '/sys/deposit/pollingStatus',
  summary: 'Status of a deposit, as a number. Asked every 2 s.',
  input: z.object({ id: id().describe('`depositId`, or `orderId` of a card deposit') }),
  output: z.object({
    status: z
      .union([z.literal(0), z.literal(5), z.literal(10), z.literal(20), z.literal(30)])
      .describe('0 waiting, 5 seen but not final, 10 credited, 20 failed, 30 expired (late money is still credited)'),
    amount: amount(),
    currency: currency(),
    continueUrl: continueUrl(),
  }),
  errors: ['noSuchThing'],
});
