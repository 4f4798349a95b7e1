import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../scalars.ts';
import { cashOutRecord } from './cash-out-record.ts';

export const cancelCashOut = call({
  path: '/sys/withdraw/cancel',
  summary: 'Cancels a cash-out while it is pending (status 0), and returns the money.',
  input: z.object({ id: id() }),
  output: cashOutRecord,
  errors: ['noSuchThing', 'cannotCancel'],
});
