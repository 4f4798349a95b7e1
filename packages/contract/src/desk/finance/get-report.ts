import { z } from 'zod';
import { call } from '../../call.ts';
import { currency } from '../../scalars.ts';
import { formulasShape, liabilities, moneyLines, period, provenance } from './lines.ts';

export const getReport = call({
  path: '/operator/finance/report',
  access: 'operator',
  permission: 'finance.read',
  summary:
    'Deposits, cash-outs, stakes and wins of a day or a period in UTC, and the player liability before and after, by currency. Each figure is the sum of postings.',
  input: z.object(period()),
  output: provenance.extend({
    formulas: formulasShape,
    currencies: z.array(
      moneyLines.extend({
        currency: currency(),
        opening: liabilities,
        closing: liabilities,
      }),
    ),
  }),
  errors: ['invalidField'],
});
