import { z } from 'zod';
import { call } from '../../call.ts';
import { text } from '../../scalars.ts';
import { period } from './lines.ts';
import { periodClose } from './list-closes.ts';

export const closePeriod = call({
  path: '/operator/finance/close',
  access: 'operator',
  permission: 'finance.close',
  summary:
    'Closes a day or a period that is over, permanently: its totals are stored with the hash of their source, and the database refuses any change within it.',
  input: z.object({
    ...period(),
    madeFrom: text(64).describe('The hash of the report that was shown; refused when it has changed'),
    note: text(500).optional(),
  }),
  output: periodClose,
  errors: ['invalidField', 'wrongState', 'contentChanged'],
});
