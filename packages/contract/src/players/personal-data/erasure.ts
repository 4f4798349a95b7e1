import { z } from 'zod';
import { call } from '../../call.ts';
import { done, flag, moment, nothing, secret } from '../../scalars.ts';

export const askErasure = call({
  path: '/sys/data/askErasure',
  limit: 'guesses',
  summary:
    'Requests erasure of the account: its balance must be zero, and the request can be withdrawn for some days. Data that the law requires to keep is erased when its retention period ends.',
  input: z.object({ password: secret(), sure: flag().describe('true, or nothing happens') }),
  output: z.object({ fromTime: moment() }),
  errors: ['moneyLeft', 'accountOpen', 'oldPasswordWrong', 'loginLocked', 'missingField'],
});

export const withdrawErasure = call({
  path: '/sys/data/withdrawErasure',
  summary: 'Withdraws the request for erasure while it is pending.',
  input: nothing(),
  output: done(),
  errors: ['noSuchThing'],
});
