import { z } from 'zod';
import { call } from '../call.ts';
import { id } from '../scalars.ts';
import { cashOutRecord } from './cash-out-record.ts';

export const cancelCashOut = call({
  path: '/sys/withdraw/cancel',
  summary: 'Takes a cash-out back while it is pending (status 0), and gives the money back.',
  input: z.object({ id: id() }),
  output: cashOutRecord,
  errors: ['noSuchThing', 'cannotCancel'],
});
