import { z } from 'zod';
import { moment } from '../../scalars.ts';
import { harmCaseStates, harmKinds, harmMeasures, harmOutcomes } from './harm-words.ts';

export const harmMarker = z.object({
  kind: z.enum(harmKinds),
  value: z.int().describe('In the unit of the kind: times, minutes or per cent'),
  threshold: z.int().describe('From this value on it counts'),
  points: z.int().describe('What it adds to the score; 0 below the threshold'),
  facts: z.record(z.string(), z.string()).describe('The values of the sentence'),
  sentence: z.string().describe('The finding with its values, in English'),
});
export type HarmMarker = z.output<typeof harmMarker>;

/** What the casino did by itself. */
export const harmMeasure = z.object({
  id: z.int(),
  time: moment(),
  measure: z.enum(harmMeasures),
  score: z.int(),
  kinds: z.array(z.enum(harmKinds)).describe('The markers that caused it'),
  breakBegan: z
    .boolean()
    .describe('Of `pause`: whether it began a break; false where the player could not play anyway'),
});
export type HarmMeasureTaken = z.output<typeof harmMeasure>;

export const harmCase = z.object({
  id: z.int(),
  memberId: z.int(),
  username: z.string(),
  state: z.enum(harmCaseStates),
  openTime: moment(),
  score: z.int(),
  markers: z.array(harmMarker).describe('Why it was opened, with the values at that time'),
  reports: z
    .array(z.object({ by: z.string(), subject: z.string(), text: z.string(), time: moment() }))
    .describe('What colleagues reported about the player while it was open'),
  outcome: z.enum(harmOutcomes).nullable(),
  reason: z.string().nullable(),
  closedBy: z.string().nullable(),
  closeTime: moment().nullable(),
});
export type HarmCase = z.output<typeof harmCase>;

/** A day on which the member played or paid, as it was judged at its end. */
export const harmDay = z.object({
  day: z.string().describe('Of UTC'),
  score: z.int(),
  level: z.int().min(0).max(3),
  markers: z.array(harmMarker).describe('Those with anything to count, the heaviest first'),
});
export type HarmDay = z.output<typeof harmDay>;
