import { z } from 'zod';
import { call } from '../../call.ts';
import { listInput } from '../../list-query.ts';
import { bit, currency } from '../../scalars.ts';

export const listCurrencies = call({
  path: '/base/currency/listAll',
  access: 'visitor',
  summary: 'Currencies that a member can hold.',
  input: listInput({
    filters: {
      enabled: { schema: bit(), operators: ['EQ'] },
      code: { schema: currency(), operators: ['EQ', 'IN'] },
    },
    sort: ['exchangeRate', 'code'],
  }),
  output: z.array(
    z.object({
      code: currency(),
      symbol: z.string(),
      scale: z.int().describe('Decimal places'),
      exchangeRate: z.number().describe('Units of this currency for one USD; for sorting and display only'),
      enabled: z.union([z.literal(0), z.literal(1)]),
    }),
  ),
});
