import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../scalars.ts';
import { cashOutRecord } from './cash-out-record.ts';

export const findCashOut = call({
  path: '/sys/withdraw/find',
  summary: "One of the member's cash-outs. The id of another member's is answered with `noSuchThing`.",
  input: z.object({ id: id() }),
  output: cashOutRecord,
  errors: ['noSuchThing'],
});
