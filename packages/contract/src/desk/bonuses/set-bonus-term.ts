import { currencyCodes } from '@fairhouse/money';
import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, done, maybe, text } from '../../scalars.ts';
import { secondPersonData, secondPersonErrors } from '../approvals/second-person.ts';

export const setBonusTerm = call({
  path: '/operator/bonus/setTerm',
  access: 'operator',
  permission: 'bonusTerms.edit',
  summary: 'Sets one value of the bonus terms. Bonuses already given keep their terms.',
  input: z.object({
    name: text(60),
    currency: maybe(z.enum(currencyCodes)).describe('For money'),
    value: decimal().describe('Money in major units; a day as 20261231, 0 for none; a switch as 1 or 0'),
  }),
  output: done(),
  errors: ['noSuchThing', 'invalidField', 'missingField', 'wrongState', ...secondPersonErrors],
  refusalData: secondPersonData,
});
