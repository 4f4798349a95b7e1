import { z } from 'zod';
import { currency } from '../../scalars.ts';

/** What the form for joining has to know of a place. */
export const placeRules = {
  ageLeast: z.int().describe('Years from which on one may join from there'),
  offersUnticked: z.boolean().describe('Whether the tick for offers by mail starts empty'),
  currencies: z
    .array(currency())
    .nullable()
    .describe('In which an account of the place may be kept; null: in every one'),
  nationalId: z
    .enum(['cpf', 'personnummer'])
    .nullable()
    .describe('The number of a person that joining asks for there; null: none'),
  joiningFields: z
    .array(z.enum(['birthName', 'birthPlace']))
    .describe('What joining asks for there beside name, birthday and address'),
};
