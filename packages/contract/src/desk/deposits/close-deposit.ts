import { z } from 'zod';
import { call } from '../../call.ts';
import { id, text } from '../../scalars.ts';
import { operatorDeposit } from './operator-deposit.ts';

export const closeDeposit = call({
  path: '/operator/deposit/close',
  access: 'operator',
  permission: 'deposits.decide',
  summary:
    'Closes a deposit in review without a credit (review → failed). If the ordered amount arrives later, it is credited.',
  input: z.object({ id: id(), reason: text(300).describe('Recorded; not empty') }),
  output: operatorDeposit,
  errors: ['noSuchThing', 'missingField', 'wrongState', 'ownAffair'],
});
