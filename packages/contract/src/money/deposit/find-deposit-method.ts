import { z } from 'zod';
import { call } from '../../call.ts';
import { text } from '../../scalars.ts';
import { depositMethod } from './methods.ts';

export const findDepositMethod = call({
  path: '/base/depositPaymentMethod/find',
  summary: 'One way to pay in, by its code.',
  input: z.object({ code: text(40) }),
  output: depositMethod,
  errors: ['noSuchThing'],
});
