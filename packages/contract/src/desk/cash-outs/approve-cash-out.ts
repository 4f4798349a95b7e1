import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../scalars.ts';
import { operatorCashOut } from './operator-cash-out.ts';

export const approveCashOut = call({
  path: '/operator/cashOut/approve',
  access: 'operator',
  permission: 'cashOuts.decide',
  summary:
    "Approves a pending cash-out for payment (0 → 20). Above the policy's amount the first approval is kept as a proposal, and another person has to approve the same content. Refused when its content has changed since it was shown, and while the member owes a charged-back deposit.",
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
