import { z } from 'zod';
import { call } from '../../call.ts';
import { listInput } from '../../list-query.ts';
import { amount, bit, text } from '../../scalars.ts';

export const cashOutMethodCodes = ['BANK_CARD', 'PAYPAL', 'MERCADO_PAGO', 'CPAY', 'BTC', 'PAYID'] as const;
export type CashOutMethodCode = (typeof cashOutMethodCodes)[number];

export const listCashOutMethods = call({
  path: '/base/cashoutPaymentMethod/listAll',
  summary: 'The ways to cash out that serve the currency of the member.',
  input: listInput({
    filters: {
      enabled: { schema: bit(), operators: ['EQ'] },
      code: { schema: text(40), operators: ['EQ', 'IN'] },
    },
    sort: ['sortIndex'],
  }),
  output: z.array(
    z.object({
      code: z.enum(cashOutMethodCodes),
      name: z.string(),
      icon: z.string().describe('Address of a picture'),
      enabled: z.union([z.literal(0), z.literal(1)]),
      sortIndex: z.int(),
      fee: amount().describe('Taken from the amount that is paid out'),
      hoursLeast: z.int().describe('Hours from request to payment, usually at the earliest'),
      hoursMost: z.int().describe('Hours from request to payment, usually at the latest'),
    }),
  ),
});
