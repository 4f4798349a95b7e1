import { z } from 'zod';
import { depositMethodCodes } from '../../money/deposit/methods.ts';
import { amount, currency, moment } from '../../scalars.ts';
import { declineWords, routeDemotions, routeOutcomes, routingHistories, routingStates } from './routing-words.ts';

const percent = () => z.int().min(0).max(100);
const provider = () => z.string().regex(/^[a-z0-9-]{1,40}$/);

/** An empty list or null asks for nothing. */
export const routingRule = z.strictObject({
  name: z.string().trim().min(1).max(60),
  methods: z.array(z.enum(depositMethodCodes)).max(20),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(250)
    .describe("Of the player's account"),
  currencies: z.array(currency()).max(10),
  amountFrom: z.string().max(40).nullable().describe('Decimal text; takes exactly one currency'),
  amountBelow: z.string().max(40).nullable(),
  history: z.enum(routingHistories).describe('Whether a deposit of the player was credited before'),
  depositsLeast: z
    .strictObject({ count: z.int().min(1).max(100), days: z.int().min(1).max(365) })
    .nullable()
    .describe('So many credited deposits in the last days, at least'),
  succeededWith: provider().nullable().describe('A deposit of the player was credited through this provider before'),
  avoidWeak: z.boolean().describe('Providers whose acceptance is weak come last'),
  avoidIncidents: z.boolean().describe('Providers with an open incident come last'),
  providers: z
    .array(z.strictObject({ provider: provider(), share: percent().describe('0: no share, in the order given') }))
    .min(1)
    .max(5),
});
export type RoutingRule = z.output<typeof routingRule>;

/** The first rule that matches decides. */
export const routingRules = z.strictObject({
  mostAttempts: z.int().min(1).max(5).describe('Providers that are asked for one deposit, at most'),
  acceptance: z
    .strictObject({
      leastCount: z
        .int()
        .min(5)
        .max(10_000)
        .describe('Decided deposits of the last hour, below which nothing is judged'),
      weakBelow: percent(),
      goodFrom: percent().describe('A weak one is weak until its acceptance is at least this'),
    })
    .describe('Of the last hour of a provider'),
  rules: z.array(routingRule).min(1).max(50),
});
export type RoutingRules = z.output<typeof routingRules>;

/** Why a deposit was sent where it was. */
export const routeDecision = z.object({
  country: z.string(),
  deposits: z.int().describe('Of the player that were credited before; at most 200 are counted'),
  bucket: z.int().nullable().describe('0 to 99, by which shares are given; the same for a player and a rule'),
  providers: z.array(
    z.object({
      provider: z.string(),
      outcome: z.enum(routeOutcomes),
      behind: z.enum(routeDemotions).nullable(),
      accepted: z.int().nullable().describe('In the last hour; null: nothing is known'),
      declined: z.int().nullable(),
    }),
  ),
});
export type RouteDecision = z.output<typeof routeDecision>;

const share = z.object({
  percent: z.number(),
  low: z.number().describe('Of the 95 % interval by Wilson'),
  high: z.number(),
});

/** What a version would have done with the deposits of a stretch of the past. */
export const routingTrialResult = z.object({
  orders: z.int(),
  more: z.boolean().describe('There are more than one trial takes, 5,000; the figures are of the latest'),
  moved: z.int().describe('How many would have begun at another provider'),
  cascades: z.int().describe('How many were declined technically and would have had another provider'),
  rules: z.array(z.object({ rule: z.string().nullable().describe('null: none matched'), orders: z.int() })),
  providers: z.array(
    z.object({
      provider: z.string(),
      went: z.int(),
      wouldGo: z.int(),
      accepted: z.int().describe('Of those that went there'),
      declined: z.int(),
      acceptance: share.nullable().describe('null: nothing was decided there'),
    }),
  ),
});
export type RoutingTrialResult = z.output<typeof routingTrialResult>;

export const routingTrial = routingTrialResult.extend({
  time: moment(),
  by: z.string(),
  from: moment(),
  until: moment(),
});
export type RoutingTrial = z.output<typeof routingTrial>;

export const routingVersion = z.object({
  version: z.int().describe('From 1; what is saved is another version, and none is ever changed'),
  rules: routingRules,
  state: z.enum(routingStates),
  contentHash: z.string().describe('SHA-256 in hex over the rules'),
  savedBy: z.string(),
  savedTime: moment(),
  reason: z.string(),
  approval: z.int().nullable().describe('The approval by which it waits for a second person'),
  trial: routingTrial.nullable().describe('The latest of this version; without one it cannot be switched on'),
});
export type RoutingVersion = z.output<typeof routingVersion>;

/** One order of a deposit at one provider. */
export const depositAttempt = z.object({
  id: z.int(),
  provider: z.string(),
  state: z.string(),
  amount: amount(),
  currency: currency(),
  time: moment(),
  decline: z.enum(declineWords).nullable().describe('null: it was not declined'),
  declineCode: z.string().nullable().describe("The provider's own word"),
});
export type DepositAttempt = z.output<typeof depositAttempt>;
