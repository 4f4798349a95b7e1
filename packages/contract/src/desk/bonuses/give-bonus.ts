import { z } from 'zod';
import { call } from '../../call.ts';
import { done, id, requestKey, text, wireAmount } from '../../scalars.ts';
import { secondPersonData, secondPersonErrors } from '../approvals/second-person.ts';

export const giveBonus = call({
  path: '/operator/bonus/give',
  access: 'operator',
  permission: 'bonuses.give',
  summary: 'Gives a member a bonus under the terms in force, wagering and cap included.',
  input: z.object({
    memberId: id(),
    amount: wireAmount(),
    reason: text(200).refine(Boolean),
    requestKey: requestKey(),
  }),
  output: done(),
  errors: [
    'noSuchThing',
    'amountInvalid',
    'amountTooSmall',
    'bonusActive',
    'bonusNotOffered',
    'bonusCashOutPending',
    'rewardAlreadyTaken',
    'wrongState',
    ...secondPersonErrors,
  ],
  refusalData: secondPersonData,
});
