import { z } from 'zod';
import { call } from '../../call.ts';
import { id, text, wireAmount } from '../../scalars.ts';
import { secondPersonData, secondPersonErrors } from '../approvals/second-person.ts';
import { operatorDeposit } from './operator-deposit.ts';

export const creditDeposit = call({
  path: '/operator/deposit/credit',
  access: 'operator',
  permission: 'deposits.decide',
  summary:
    'Credits a deposit in review with the received amount, once (review → succeeded). More than was ordered needs a second person, under its own policy (`deposit.creditMore`).',
  input: z.object({
    id: id(),
    amount: wireAmount().describe("What came, in major units of the member's currency; at most the largest deposit"),
    reason: text(300).describe('Recorded; not empty'),
  }),
  output: operatorDeposit,
  errors: [
    'noSuchThing',
    'missingField',
    'wrongState',
    'amountInvalid',
    'amountTooSmall',
    'amountTooLarge',
    ...secondPersonErrors,
  ],
  refusalData: secondPersonData,
});
