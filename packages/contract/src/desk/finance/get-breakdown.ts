import { z } from 'zod';
import { call } from '../../call.ts';
import { currency } from '../../scalars.ts';
import { byDimension, formulasShape, maybeCurrency, moneyLines, period, provenance } from './lines.ts';

export const getBreakdown = call({
  path: '/operator/finance/breakdown',
  access: 'operator',
  permission: 'finance.read',
  summary:
    'The totals by one property: game and vendor of play, method of payments, country and month of registration of players. Each posting is in exactly one row.',
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
        name: z.string().describe('Its name'),
      }),
    ),
  }),
  errors: ['invalidField'],
});
