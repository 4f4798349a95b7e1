import { z } from 'zod';
import { call } from '../../call.ts';
import { deskPageOf, pageInput } from '../../list-query.ts';
import { currency, day } from '../../scalars.ts';
import { liabilities, moneyLines } from './lines.ts';

export const periodClose = z.object({
  id: z.int(),
  from: z.iso.date(),
  to: z.iso.date(),
  madeFrom: z.string(),
  closedBy: z.string(),
  closedAt: z.iso.datetime(),
  note: z.string(),
  currencies: z.array(moneyLines.extend({ currency: currency(), opening: liabilities, closing: liabilities })),
});

export const listCloses = call({
  path: '/operator/finance/closes',
  access: 'operator',
  permission: 'finance.read',
  summary: 'The closed periods, newest first, with the figures at their closing.',
  input: pageInput({
    filters: {
      from: { schema: day(), operators: ['EQ', 'GTE', 'LTE'] },
      to: { schema: day(), operators: ['EQ', 'GTE', 'LTE'] },
    },
    sort: ['from'],
  }),
  output: deskPageOf(periodClose),
});
