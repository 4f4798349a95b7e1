import { currencyCodes, playerLanguageCodes } from '@fairhouse/money';
import { z } from 'zod';
import { currency, listedId, text } from '../../scalars.ts';
import { memberTag } from '../player-file/tags.ts';
import { problemsOfGraph } from './journey-graph.ts';
import { journeyEvents, mostJourneySteps } from './journey-words.ts';

const days = () => z.int().min(1).max(365);
const exactAmount = () => z.string().regex(/^\d{1,12}(\.\d{1,8})?$/);
const words = (most: number) => text(most).refine(Boolean, 'empty');
const stepId = () => z.string().regex(/^s[1-9]\d?$/);
/** The step after this one; null: the journey ends. */
const next = () => stepId().nullable();
const group = { groupId: listedId(), groupVersion: z.int().min(1) };

export const journeyTrigger = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('joined') }),
  z.strictObject({ kind: z.literal('firstDeposit') }),
  z.strictObject({ kind: z.literal('noDeposit'), days: days().describe('After joining') }),
  z.strictObject({ kind: z.literal('noLogIn'), days: days().describe('Since the last log-in') }),
  z.strictObject({ kind: z.literal('levelReached'), level: z.int().min(1).max(1_000) }),
  z.strictObject({ kind: z.literal('birthday') }),
  z.strictObject({ kind: z.literal('enteredGroup'), ...group }),
]);
export type JourneyTriggerOf = z.output<typeof journeyTrigger>;

const count = (most: number) => z.int().min(0).max(most);

/** Whether it holds; of a number it lies between the two bounds, both included. */
export const journeyCondition = z.discriminatedUnion('fact', [
  z.strictObject({
    fact: z.literal('country'),
    is: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .min(1)
      .max(100),
  }),
  z.strictObject({ fact: z.literal('language'), is: z.array(z.enum(playerLanguageCodes)).min(1).max(20) }),
  z.strictObject({ fact: z.literal('currency'), is: z.array(z.enum(currencyCodes)).min(1).max(50) }),
  z.strictObject({ fact: z.literal('level'), least: count(1_000), most: count(1_000) }),
  z.strictObject({ fact: z.literal('deposits'), least: count(100_000), most: count(100_000) }),
  z.strictObject({
    fact: z.literal('lastLogIn'),
    least: count(3_650).describe('Days ago, whole ones'),
    most: count(3_650),
  }),
  z.strictObject({ fact: z.literal('group'), ...group }),
]);
export type JourneyCondition = z.output<typeof journeyCondition>;

const inBothLanguages = (most: number) => ({ english: words(most), filipino: words(most) });

const amounts = () =>
  z
    .array(
      z.strictObject({
        currency: currency(),
        each: exactAmount().describe('Amount for one player, in major units'),
        most: exactAmount().describe('Maximum for all players of this version together, in major units'),
      }),
    )
    .min(1)
    .max(20)
    .describe('Players with a currency that is left out get nothing');

export const journeyStep = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('condition'),
    id: stepId(),
    condition: journeyCondition,
    yes: next(),
    no: next(),
  }),
  z.strictObject({ kind: z.literal('wait'), id: stepId(), hours: z.int().min(1).max(8_760), next: next() }),
  z.strictObject({
    kind: z.literal('waitFor'),
    id: stepId(),
    event: z.enum(journeyEvents),
    hours: z.int().min(1).max(8_760).describe('At most so long'),
    happened: next(),
    timedOut: next(),
  }),
  z.strictObject({
    kind: z.literal('control'),
    id: stepId(),
    percent: z.int().min(1).max(90).describe('So many of 100 players leave here and receive nothing'),
    next: next(),
  }),
  z.strictObject({ kind: z.literal('message'), id: stepId(), ...inBothLanguages(400), next: next() }),
  z.strictObject({
    kind: z.literal('mail'),
    id: stepId(),
    subjectEnglish: words(120),
    subjectFilipino: words(120),
    ...inBothLanguages(2_000),
    next: next(),
  }),
  z.strictObject({ kind: z.literal('push'), id: stepId(), ...inBothLanguages(180), next: next() }),
  z.strictObject({ kind: z.literal('bonus'), id: stepId(), amounts: amounts(), next: next() }),
  z.strictObject({
    kind: z.literal('freeRounds'),
    id: stepId(),
    game: words(64).describe('Its code'),
    count: z.int().min(1).max(1_000),
    days: z.int().min(1).max(90).describe('How long they can be played'),
    wagering: z.int().min(0).max(100).describe('How many times the winnings are to be wagered; 0: they are cash'),
    stakes: z
      .array(
        z.strictObject({
          currency: currency(),
          stake: exactAmount().describe('Of each round, in major units'),
          winMost: exactAmount().describe('At most this is credited to one player, in major units'),
          most: exactAmount().describe('Maximum of winMost for all players of this version together'),
        }),
      )
      .min(1)
      .max(20),
    next: next(),
  }),
  z.strictObject({
    kind: z.literal('tag'),
    id: stepId(),
    tag: memberTag().describe('Groups with the condition `tagged` of this tag have the player from then on'),
    next: next(),
  }),
]);
export type JourneyStep = z.output<typeof journeyStep>;
export type JourneyStepOf<K extends JourneyStep['kind']> = Extract<JourneyStep, { kind: K }>;

/** A journey as data: what begins it, and a graph of steps without a cycle. The first of the list is where it begins. */
export const journeyDefinition = z
  .strictObject({ trigger: journeyTrigger, steps: z.array(journeyStep).min(1).max(mostJourneySteps) })
  .superRefine(({ steps }, context) => {
    const [first] = problemsOfGraph(steps);
    if (first) context.addIssue({ code: 'custom', path: [first.problem, ...(first.step ? [first.step] : [])] });
  });
export type JourneyDefinition = z.output<typeof journeyDefinition>;
