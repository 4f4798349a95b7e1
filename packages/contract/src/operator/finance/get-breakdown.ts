import { z } from 'zod';
import { call } from '../../call.ts';
import { currency } from '../../scalars.ts';
import { byDimension, formulasShape, maybeCurrency, moneyLines, period, provenance } from './lines.ts';

export const getBreakdown = call({
  path: '/operator/finance/breakdown',
  access: 'operator',
  permission: 'finance.read',
  summary:
    'The same sums by one property: the game and the vendor of what was played, the method of what was paid, the country and the month of joining of the member. Each posting is in exactly one row.',
  input: z.object({ ...period(), by: byDimension(), currency: maybeCurrency() }),
  output: provenance.extend({
    by: byDimension(),
    formulas: formulasShape,
    rows: z.array(
      moneyLines.extend({
        currency: currency(),
        key: z
          .string()
          .describe(
            "Code of the game, vendor, method or country, month (2026-11), or type of posting; '' for what has none",
          ),
        name: z.string().describe('As people call it'),
      }),
    ),
  }),
  errors: ['invalidField'],
});
