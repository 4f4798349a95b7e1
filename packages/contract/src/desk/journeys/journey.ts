import { z } from 'zod';
import { amount, currency, moment } from '../../scalars.ts';
import { journeyDefinition } from './journey-definition.ts';
import { journeyLeavings, journeySkips, journeyStates } from './journey-words.ts';

const count = () => z.int().min(0);

/** How many were where. `waiting` is at this moment, or in a back-test at its end. */
export const journeyStepCounts = z.object({
  step: z.string(),
  entered: count(),
  done: count(),
  waiting: count(),
  yes: count().describe('Of a condition: it held; of a wait for something: it happened'),
  skipped: z.array(z.object({ reason: z.enum(journeySkips), players: count() })),
  left: z.array(z.object({ reason: z.enum(journeyLeavings), players: count() })),
});
export type JourneyStepCounts = z.output<typeof journeyStepCounts>;

export const journeyCost = z.object({
  step: z.string(),
  currency: currency(),
  players: count(),
  amount: amount().describe('Bonuses as granted; of free rounds the most that they can win'),
});
export type JourneyCost = z.output<typeof journeyCost>;

/** What a version would have done within a stretch of the past. */
export const journeyTrialResult = z.object({
  entered: count(),
  more: z.boolean().describe('There are more than one trial takes, 5,000; the figures are of the latest'),
  isBound: z.boolean().describe('What began it has no history: these are all who would enter now'),
  steps: z.array(journeyStepCounts),
  messages: z.object({ message: count(), mail: count(), push: count() }),
  costs: z.array(journeyCost),
});
export type JourneyTrialResult = z.output<typeof journeyTrialResult>;

export const journeyTrial = journeyTrialResult.extend({
  time: moment(),
  by: z.string(),
  from: moment(),
  until: moment(),
});
export type JourneyTrial = z.output<typeof journeyTrial>;

export const journeySummary = z.object({
  id: z.int(),
  name: z.string(),
  state: z.enum(journeyStates),
  trigger: z.string(),
  runs: z.int().nullable().describe('The version that new players enter with; null: none yet'),
  latest: z.int().describe('The version that was saved last'),
  since: moment().nullable().describe('Since when it is running, paused or stopped'),
  entered: count(),
  active: count().describe('Under way now'),
});
export type JourneySummary = z.output<typeof journeySummary>;

export const journey = journeySummary.extend({
  version: z.int().describe('The version that is shown'),
  definition: journeyDefinition,
  contentHash: z.string().describe('SHA-256 in hex over the definition: what a second person agrees to'),
  savedBy: z.string(),
  savedTime: moment(),
  reason: z.string(),
  approval: z.int().nullable().describe('The approval by which switching this version on waits for a second person'),
  trial: journeyTrial.nullable().describe('The latest of this version; without one it cannot be switched on'),
  steps: z.array(journeyStepCounts).describe('Of this version'),
  costs: z.array(journeyCost).describe('Of this version'),
});
export type Journey = z.output<typeof journey>;

const interval = z.object({ least: z.number(), most: z.number() });

const share = z.object({
  treated: count(),
  control: count(),
  difference: z.number().describe('Of the shares, treated less control'),
  interval: interval.nullable().describe('95 %, by Newcombe’s method 10; null: nobody on one side'),
});

/** Those who went on at the control step beside those who left there, each over the same days from then on. */
export const journeyEffect = z.object({
  days: z.int(),
  treated: count(),
  control: count(),
  more: z.boolean().describe('There are more than are compared, 5,000 on each side; the figures are of the latest'),
  deposited: share,
  loggedIn: share,
  revenue: z
    .array(
      z.object({
        currency: currency(),
        treated: count(),
        control: count(),
        treatedMean: z.number().describe('Net revenue per player, in major units'),
        controlMean: z.number(),
        difference: z.number(),
        interval: interval.nullable().describe('95 %, by Welch’s method; null: fewer than two players on one side'),
      }),
    )
    .describe('Stakes less wins, less the bonuses that this journey gave and the most that its free rounds could win'),
});
export type JourneyEffect = z.output<typeof journeyEffect>;
