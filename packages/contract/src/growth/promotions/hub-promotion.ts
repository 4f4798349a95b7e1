import { z } from 'zod';
import { amount, currency, moment } from '../../scalars.ts';
import { bonus } from '../bonus/bonus.ts';
import { competitionSummary } from '../competitions/competition.ts';

export const hubPhases = ['running', 'coming', 'ended'] as const;

/**
 * `open`: can be taken, perhaps after one step (`needs`); `taken`: joined, or paid by itself; `inProgress`: with figures;
 * `fulfilled`: the bonus became cash, or a prize was won; `over`: it ended otherwise; `notForYou`: with the `reason`.
 */
export const hubStates = ['open', 'taken', 'inProgress', 'fulfilled', 'over', 'notForYou'] as const;

const common = {
  key: z.string().describe('Names it within the answer'),
  image: z.string().describe('Address of the picture'),
  words: z
    .object({ title: z.string(), text: z.string() })
    .nullable()
    .describe("The operator's own, where there are any"),
  phase: z.enum(hubPhases),
  state: z.enum(hubStates),
  needs: z.enum(['account', 'mail', 'deposit', 'otherBonus']).nullable().describe('The step that is missing'),
  reason: z.enum(['level', 'tooLate', 'oneWelcome', 'deposit', 'currency']).nullable().describe('Of `notForYou`'),
  beginTime: moment().nullable().describe('null: since ever'),
  endTime: moment().nullable().describe('null: without end'),
  days: z.array(moment()).max(30).describe('Of a weekly one: when it is paid, from last month to two months ahead'),
};

const wagering = z.object({
  times: z.int().describe('How many times the bonus, and a deposit that it was given for, is to be staked'),
  mostCounted: amount().describe('Maximum counted part of one bet'),
  mostReleased: amount().nullable().describe('Maximum that turns into cash; null: all of it'),
  idleDays: z.int().describe('Days without a bet after which it expires'),
  shares: z.array(z.object({ category: z.string(), percent: z.int() })),
});

const level = { level: z.int(), name: z.string() };

export const hubPromotion = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('signUp'),
    ...common,
    currency: currency(),
    amount: amount(),
    required: amount().describe('Bets to be made'),
    claimDays: z.int().describe('After joining'),
    wagering,
    bonus: bonus.nullable(),
  }),
  z.object({
    kind: z.literal('firstDeposit'),
    ...common,
    currency: currency(),
    percent: z.int(),
    most: amount(),
    leastDeposit: amount(),
    claimDays: z.int().describe('After the deposit'),
    windowDays: z.int().describe('For the bets'),
    wagering,
    bonus: bonus.nullable(),
  }),
  z.object({
    kind: z.literal('fridayFun'),
    ...common,
    currency: currency(),
    levels: z.array(z.object({ ...level, deposits: amount(), balanceBelow: amount(), bonus: amount() })),
    ownLevel: z.int().nullable().describe('null: a visitor'),
    wagering,
    bonus: bonus.nullable(),
  }),
  z.object({
    kind: z.literal('cashback'),
    ...common,
    currency: currency(),
    levels: z.array(z.object({ ...level, percent: z.int() })),
    ownLevel: z.int().nullable(),
    least: amount().describe('Less is not paid'),
  }),
  z.object({ kind: z.literal('given'), ...common, bonus }),
  z.object({ kind: z.literal('competition'), ...common, competition: competitionSummary }),
  z.object({
    kind: z.literal('published'),
    ...common,
    action: z.enum(['DEPOSIT', 'INVITE', 'REGISTER', 'LAUNCH_GAME', 'CLOSE_ONLY']),
    gameId: z.int().nullable(),
    button: z.string(),
    takes: z.string().describe('What it takes, in one line'),
    terms: z.string().describe('In full; an empty line separates paragraphs'),
  }),
]);
export type HubPromotion = z.output<typeof hubPromotion>;
type Without<T> = T extends { kind: string } ? Omit<T, 'image' | 'words'> : never;
/** A promotion before its picture and words are added; `published` ones have them from the start. */
export type HubEntry = Without<Exclude<HubPromotion, { kind: 'published' }>>;
