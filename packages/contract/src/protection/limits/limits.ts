import { z } from 'zod';
import { call } from '../../call.ts';
import { done, maybe, moment, nothing, text, wireAmount } from '../../scalars.ts';
import { limitKinds, limitPeriods, limitValue } from './protection-words.ts';

const which = { kind: z.enum(limitKinds), period: z.enum(limitPeriods) };

export const setLimit = call({
  path: '/sys/protection/setLimit',
  summary:
    'Sets a limit. A lower one applies at once; a higher one, or none, only after the waiting period of the jurisdiction and a confirmation, and replaces a pending one.',
  input: z.object({
    ...which,
    most: maybe(wireAmount()).describe('Minutes for `time`, else an amount; nothing: without a limit'),
    timeZone: maybe(text(64)).describe(
      'Of the IANA database; the first one sent is kept until /sys/protection/setTimeZone',
    ),
  }),
  output: z.object({ confirmFrom: moment().nullable().describe('When it has to be confirmed; null: it holds now') }),
  errors: ['amountInvalid', 'amountTooSmall', 'amountTooLarge', 'limitNeeded'],
});

export const declineLimit = call({
  path: '/sys/protection/declineLimit',
  summary: 'Answers the question before the first deposit: the member wants to set no limit now.',
  input: nothing(),
  output: done(),
  errors: [],
});

export const mostUsed = call({
  path: '/sys/protection/mostUsed',
  summary: 'The largest use in one such period of the last 30 days. A limit below it is confirmed on screen first.',
  input: z.object(which),
  output: z.object({ used: limitValue() }),
});

export const confirmRaise = call({
  path: '/sys/protection/confirmRaise',
  summary: 'Confirms a higher limit, or its removal, after the waiting period.',
  input: z.object(which),
  output: done(),
  errors: ['noSuchThing', 'tooEarlyToConfirm', 'limitNeeded'],
});

export const withdrawRaise = call({
  path: '/sys/protection/withdrawRaise',
  summary: 'Cancels the increase of a limit.',
  input: z.object(which),
  output: done(),
  errors: ['noSuchThing'],
});

export const setTimeZone = call({
  path: '/sys/protection/setTimeZone',
  summary: 'Sets the time zone of limit periods, from a day later on; no period becomes shorter.',
  input: z.object({ timeZone: text(64) }),
  output: z.object({ from: moment() }),
  errors: [],
});
