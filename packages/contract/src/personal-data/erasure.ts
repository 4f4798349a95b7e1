import { z } from 'zod';
import { call } from '../call.ts';
import { done, flag, moment, nothing, secret } from '../scalars.ts';

export const askErasure = call({
  path: '/sys/data/askErasure',
  limit: 'guesses',
  summary:
    'Asks for erasure of the account: with nothing left in it, and after some days in which it can be taken back. What the law has the house keep goes when its years are over.',
  input: z.object({ password: secret(), sure: flag().describe('true, or nothing happens') }),
  output: z.object({ fromTime: moment() }),
  errors: ['moneyLeft', 'accountOpen', 'oldPasswordWrong', 'loginLocked', 'missingField'],
});

export const withdrawErasure = call({
  path: '/sys/data/withdrawErasure',
  summary: 'Takes the request for erasure back, while it waits.',
  input: nothing(),
  output: done(),
  errors: ['noSuchThing'],
});
