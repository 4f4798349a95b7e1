import { z } from 'zod';
import { call } from '../../call.ts';
import { listInput } from '../../list-query.ts';
import { bit } from '../../scalars.ts';

export const listDialingCodes = call({
  path: '/sys/country/listTelNum',
  access: 'visitor',
  summary: 'Dialing codes, one entry per country.',
  input: listInput({ filters: { status: { schema: bit(), operators: ['EQ'] } }, sort: ['telNum', 'enName'] }),
  output: z.array(
    z.object({
      telNum: z.string().describe('Without the plus sign'),
      isoCode2: z.string(),
      enName: z.string(),
    }),
  ),
});
