import { z } from 'zod';
import { call } from '../../call.ts';
import { amount, day, moment, nothing, whole } from '../../scalars.ts';
import { helpLine } from './protection-words.ts';

const play = {
  staked: amount().describe('Without stakes that were rolled back'),
  won: amount(),
  net: amount().describe('Won less staked'),
};

export const playSession = call({
  path: '/sys/protection/session',
  summary: 'Play since the log-in, for the clock of the game window and the reality check.',
  input: nothing(),
  output: z.object({ since: moment(), now: moment(), ...play, realityCheckMinutes: z.int().nullable() }),
});

export const playSummary = call({
  path: '/sys/protection/summary',
  summary: 'Losses, wins, deposits and cash-outs over a period and since registration.',
  input: z.object({ from: day(), to: day().describe('This day counts') }),
  output: z.object({
    ...play,
    deposited: amount(),
    paidOut: amount(),
    lifetime: z.object({
      since: moment(),
      ...play,
      deposited: amount(),
      paidOut: amount(),
      netDeposits: amount().describe('Paid in less paid out'),
    }),
  }),
  errors: ['statementPeriodInvalid'],
});

/** The nine questions of the Problem Gambling Severity Index, in its order; 0 never to 3 almost always. */
export const selfTest = call({
  path: '/sys/protection/selfTest',
  summary: 'Scores the self-assessment (PGSI). The answers are not stored.',
  input: z.object({ answers: z.array(whole(0, 3)).length(9) }),
  output: z.object({
    score: z.int().min(0).max(27),
    level: z.enum(['none', 'low', 'moderate', 'high']).describe('0; 1 and 2; 3 to 7; 8 and more'),
    helpLines: z.array(helpLine),
  }),
});

export const listHelpLines = call({
  path: '/sys/protection/helpLines',
  access: 'visitor',
  summary: 'Helplines, by the country of the member or of the connection.',
  input: nothing(),
  output: z.array(helpLine),
});
