import { z } from 'zod';
import { call } from '../call.ts';
import { done, flag, moment, nothing, whole } from '../scalars.ts';

export const takeBreak = call({
  path: '/sys/protection/takeBreak',
  summary: 'No bet and no deposit for some hours. It cannot be ended before; cash-outs and everything else stay open.',
  input: z.object({ hours: whole(1, 10_000).describe('One of `breakHours`') }),
  output: done(),
  errors: [],
});

export const panic = call({
  path: '/sys/protection/panic',
  summary:
    'One press: a break of `panicHours` from now on, without a question. Only where the rules of the place ask for it.',
  input: nothing(),
  output: z.object({ until: moment() }),
  errors: ['noSuchThing'],
});

export const excludeSelf = call({
  path: '/sys/protection/exclude',
  summary:
    'Self-exclusion: logs out everywhere and stops bets, deposits and joining again. It cannot be ended before; what is there can still be cashed out.',
  input: z.object({
    months: whole(0, 1200).describe('One of `exclusionMonths`; 0: for good'),
    sure: flag().describe('true, or nothing happens'),
  }),
  output: done(),
  errors: [],
});

export const setRealityCheck = call({
  path: '/sys/protection/setRealityCheck',
  summary: 'How often the page says how long one has played, what was staked, won and what that comes to.',
  input: z.object({ minutes: whole(0, 600).describe('0: none, where the place allows it') }),
  output: done(),
  errors: [],
});

export const closeAccount = call({
  path: '/sys/protection/closeAccount',
  summary:
    'Closes the account: no bet and no deposit any more, and out everywhere. Who logs in again can cash out what is there; support opens it again on request.',
  input: z.object({ sure: flag().describe('true, or nothing happens') }),
  output: done(),
  errors: [],
});
