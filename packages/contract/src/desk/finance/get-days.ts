import { z } from 'zod';
import { call } from '../../call.ts';
import { currency } from '../../scalars.ts';
import { formulasShape, liabilities, moneyLines, period, provenance } from './lines.ts';

export const getDays = call({
  path: '/operator/finance/days',
  access: 'operator',
  permission: 'finance.read',
  summary: 'Daily totals of a period in one currency, oldest first, for charts. At most 400 days.',
  input: z.object({ ...period(), currency: currency() }),
  output: provenance.extend({
    formulas: formulasShape,
    currency: currency(),
    days: z.array(
      moneyLines.extend({
        day: z.iso.date(),
        finished: z.boolean(),
        closing: liabilities,
        hash: z
          .string()
          .nullable()
          .describe('SHA-256 in hex over the sums of the day and the hash of the day before; null until it is over'),
      }),
    ),
  }),
  errors: ['invalidField'],
});
