import { z } from 'zod';
import { call } from '../../call.ts';
import { listInput } from '../../list-query.ts';
import { bit, text } from '../../scalars.ts';
import { country } from './country.ts';

export const listCountries = call({
  path: '/base/country/listAll',
  access: 'visitor',
  summary: 'Countries, by English name unless sorted otherwise.',
  input: listInput({
    filters: {
      status: { schema: bit(), operators: ['EQ'] },
      isoCode2: { schema: text(2), operators: ['EQ', 'IN'] },
    },
    sort: ['enName', 'isoCode2'],
  }),
  output: z.array(country),
});
