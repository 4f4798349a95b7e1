import { z } from 'zod';
import { call } from '../../call.ts';
import { done, id, moment, nothing } from '../../scalars.ts';
import { cashOutMethodCodes } from './list-cash-out-methods.ts';

/** So many of a method are kept; the one that was used longest ago makes room. */
export const mostSavedAccounts = 5;

export const listSavedAccounts = call({
  path: '/sys/withdraw/account/listAll',
  summary: 'The accounts that the member has cashed out to before and has not removed, the last used first.',
  input: nothing(),
  output: z.array(
    z.object({
      id: z.int(),
      paymentMethod: z.enum(cashOutMethodCodes),
      account: z.string().describe('Masked: enough to tell it from another'),
      usedTime: moment().describe('When it was last used'),
    }),
  ),
});

export const removeSavedAccount = call({
  path: '/sys/withdraw/account/remove',
  summary: 'Removes a saved account. Cash-outs to it are unchanged.',
  input: z.object({ id: id() }),
  output: done(),
  errors: ['noSuchThing'],
});
