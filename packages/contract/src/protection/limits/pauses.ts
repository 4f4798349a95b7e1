import { z } from 'zod';
import { call } from '../../call.ts';
import { done, flag, moment, nothing, whole } from '../../scalars.ts';

export const takeBreak = call({
  path: '/sys/protection/takeBreak',
  summary: 'A break: no bets and no deposits for some hours. It cannot be ended early; cash-outs stay possible.',
  input: z.object({ hours: whole(1, 10_000).describe('One of `breakHours`') }),
  output: done(),
  errors: [],
});

export const panic = call({
  path: '/sys/protection/panic',
  summary: 'A break of `panicHours` from now on, without confirmation. Only where the jurisdiction requires it.',
  input: nothing(),
  output: z.object({ until: moment() }),
  errors: ['noSuchThing'],
});

export const excludeSelf = call({
  path: '/sys/protection/exclude',
  summary:
    'Self-exclusion: logs out everywhere and stops bets, deposits and new registrations. It cannot be ended early; the balance can still be cashed out.',
  input: z.object({
    months: whole(0, 1200).describe('One of `exclusionMonths`; 0: for good'),
    sure: flag().describe('true, or nothing happens'),
  }),
  output: done(),
  errors: [],
});

export const setRealityCheck = call({
  path: '/sys/protection/setRealityCheck',
  summary: 'Sets how often a reality check shows time played, stakes, wins and the net result.',
  input: z.object({ minutes: whole(0, 600).describe('0: none, where the place allows it') }),
  output: done(),
  errors: [],
});

export const closeAccount = call({
  path: '/sys/protection/closeAccount',
  summary:
    'Closes the account: no bets, no deposits, and all sessions end. After a new log-in the balance can be cashed out; support reopens the account on request.',
  input: z.object({ sure: flag().describe('true, or nothing happens') }),
  output: done(),
  errors: [],
});
