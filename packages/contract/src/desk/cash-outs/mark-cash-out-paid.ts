import { z } from 'zod';
import { call } from '../../call.ts';
import { id, text } from '../../scalars.ts';
import { operatorCashOut } from './operator-cash-out.ts';

export const markCashOutPaid = call({
  path: '/operator/cashOut/markPaid',
  access: 'operator',
  permission: 'cashOuts.decide',
  summary:
    'Records that an approved cash-out was paid outside the system (20, 29 or 30 → 40). After a provider was asked to pay it, only when it is in manual review (`review`) or that provider is no longer configured.',
  input: z.object({
    id: id(),
    reference: text(100).describe("The bank's or provider's reference of the payment; not empty"),
  }),
  output: operatorCashOut,
  errors: ['noSuchThing', 'missingField', 'wrongState', 'notPermitted', 'ownAffair'],
});
