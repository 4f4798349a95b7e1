import { z } from 'zod';
import { call } from '../../call.ts';
import { currency, nothing } from '../../scalars.ts';

export const bonusTerms = call({
  path: '/operator/bonus/terms',
  access: 'operator',
  permission: 'bonuses.read',
  summary: 'The bonus terms in force, and whether staff have set them.',
  input: nothing(),
  output: z.array(
    z.object({
      name: z.string(),
      unit: z.enum(['money', 'percent', 'times', 'days', 'day', 'switch']),
      currency: currency().nullable().describe('Of money; null for everything else'),
      value: z.number().describe('Money in major units; a day as 20261231, 0 for none; a switch as 1 or 0'),
      isSet: z.boolean().describe("Set by staff; otherwise the specification's value"),
    }),
  ),
});
