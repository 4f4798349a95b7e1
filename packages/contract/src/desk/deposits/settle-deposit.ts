import { z } from 'zod';
import { call } from '../../call.ts';
import { id, text } from '../../scalars.ts';
import { secondPersonData, secondPersonErrors } from '../approvals/second-person.ts';
import { operatorDeposit } from './operator-deposit.ts';

export const settleDeposit = call({
  path: '/operator/deposit/settle',
  access: 'operator',
  permission: 'deposits.decide',
  summary:
    'Records that the owed or flagged amount of a credited deposit was settled with the player. No money moves; the player can cash out again.',
  input: z.object({ id: id(), reason: text(300).describe('Recorded; not empty') }),
  output: operatorDeposit,
  errors: ['noSuchThing', 'missingField', 'wrongState', ...secondPersonErrors],
  refusalData: secondPersonData,
});
