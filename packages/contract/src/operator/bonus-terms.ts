import { z } from 'zod';
import { call } from '../call.ts';
import { currency, nothing } from '../scalars.ts';

export const bonusTerms = call({
  path: '/operator/bonus/terms',
  access: 'operator',
  permission: 'bonuses.read',
  summary: 'Every number of the bonus terms as it is in force, and whether an operator has set it.',
  input: nothing(),
  output: z.array(
    z.object({
      name: z.string(),
      unit: z.enum(['money', 'percent', 'times', 'days', 'day', 'switch']),
      currency: currency().nullable().describe('Of money; null for everything else'),
      value: z.number().describe('Money in major units; a day as 20261231, 0 for none; a switch as 1 or 0'),
      isSet: z.boolean().describe('By an operator; otherwise it is what the specification says'),
    }),
  ),
});
