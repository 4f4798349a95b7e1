import { z } from 'zod';
import { call } from '../call.ts';
import { id } from '../scalars.ts';
import { operatorCashOut } from './operator-cash-out.ts';

export const approveCashOut = call({
  path: '/operator/cashOut/approve',
  access: 'operator',
  permission: 'cashOuts.decide',
  summary:
    'Passes a pending cash-out on to be paid (0 → 20). Above a limit the first approval is only noted, and another operator has to approve the same content. Refused when it is not the one that was looked at any more, and while the member owes a deposit that was taken back.',
  input: z.object({
    id: id(),
    contentHash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe('Of the cash-out as it was shown'),
  }),
  output: operatorCashOut,
  errors: ['noSuchThing', 'wrongState', 'contentChanged', 'secondOperatorNeeded', 'notPermitted', 'ownAffair'],
});
