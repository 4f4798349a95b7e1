import { z } from 'zod';
import { call } from '../call.ts';
import { id, text } from '../scalars.ts';
import { operatorCashOut } from './operator-cash-out.ts';

export const markCashOutPaid = call({
  path: '/operator/cashOut/markPaid',
  access: 'operator',
  permission: 'cashOuts.decide',
  summary:
    'Records that a passed cash-out was paid outside the house (20, 29 or 30 → 40). Once a provider was told to pay it, only when it was left to a person (`review`) or that provider is not configured any more.',
  input: z.object({
    id: id(),
    reference: text(100).describe("The bank's or provider's reference of the payment; not empty"),
  }),
  output: operatorCashOut,
  errors: ['noSuchThing', 'missingField', 'wrongState', 'notPermitted', 'ownAffair'],
});
