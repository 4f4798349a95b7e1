import { z } from 'zod';
import { call } from '../../call.ts';
import { text } from '../../scalars.ts';
import { country } from './country.ts';

export const findCountry = call({
  path: '/base/country/find',
  access: 'visitor',
  summary: 'One country.',
  input: z.object({ isoCode2: text(2) }),
  output: country,
  errors: ['noSuchThing'],
});
