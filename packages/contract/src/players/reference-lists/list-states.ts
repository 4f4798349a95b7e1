import { z } from 'zod';
import { call } from '../../call.ts';
import { listInput } from '../../list-query.ts';
import { bit, text } from '../../scalars.ts';
import { state } from './state.ts';

export const listStates = call({
  path: '/base/state/listAll',
  access: 'visitor',
  summary: 'States and provinces, of one country when `countryIsoCode2` is given.',
  input: listInput({
    filters: {
      countryIsoCode2: { schema: text(2), operators: ['EQ', 'IN'] },
      enabled: { schema: bit(), operators: ['EQ'] },
      status: { schema: bit().describe('The same as `enabled`; the specified client sends either'), operators: ['EQ'] },
    },
    sort: ['name', 'code'],
  }),
  output: z.array(state),
});
