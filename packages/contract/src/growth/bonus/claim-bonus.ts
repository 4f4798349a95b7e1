import { z } from 'zod';
import { call } from '../../call.ts';
import { done } from '../../scalars.ts';

export const claimBonus = call({
  path: '/sys/bonus/claim',
  closedInMaintenance: true,
  summary: 'Gives the member a bonus that is on offer, each once.',
  input: z.object({ promotion: z.enum(['signUp', 'firstDeposit']) }),
  output: done(),
  errors: [
    'bonusNotOffered',
    'bonusNeedsMail',
    'bonusNeedsDeposit',
    'bonusActive',
    'bonusCashOutPending',
    'bonusShared',
    'rewardAlreadyTaken',
  ],
});
