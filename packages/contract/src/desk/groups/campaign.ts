import { z } from 'zod';
import { amount, currency, listedId, moment, text } from '../../scalars.ts';
import { campaignKinds, campaignOutcomes, campaignRefusals, campaignStates } from './group-words.ts';

const exactAmount = () => z.string().regex(/^\d{1,12}(\.\d{1,8})?$/);

const amounts = () =>
  z
    .array(
      z.strictObject({
        currency: currency(),
        each: exactAmount().describe('Amount for each player, in major units'),
        most: exactAmount().describe('Maximum for all players together, in major units'),
      }),
    )
    .min(1)
    .max(20)
    .describe('Players with a currency that is left out get nothing');

const words = () => text(400).refine(Boolean, 'empty');

/** What each member is to have. */
export const campaignContent = () =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('gift'), amounts: amounts() }),
    z.strictObject({ kind: z.literal('bonus'), amounts: amounts() }),
    z.strictObject({
      kind: z.literal('freeRounds'),
      game: text(64).refine(Boolean, 'empty').describe('Its code'),
      count: z.int().min(1).max(1_000).describe('Rounds for each player'),
      days: z.int().min(1).max(90).describe('How long they can be played'),
      wagering: z.int().min(0).max(100).describe('How many times the winnings are to be wagered; 0: they are cash'),
      stakes: z
        .array(
          z.strictObject({
            currency: currency(),
            stake: exactAmount().describe('Of each round, one of those that the game offers, in major units'),
            winMost: exactAmount().describe('At most this is credited to each player, in major units'),
            most: exactAmount().describe('Maximum of the stakes for all players together, in major units'),
          }),
        )
        .min(1)
        .max(20)
        .describe('Players with a currency that is left out get nothing'),
    }),
    z.strictObject({
      kind: z.literal('message'),
      english: words(),
      filipino: words(),
      offers: z.boolean().describe('Whether it is marketing: then only to players who consented to offers'),
    }),
    z.strictObject({
      kind: z.literal('promotion'),
      promotionId: listedId().describe("A promotion with the audience 'chosen'"),
    }),
  ]);
export type CampaignContent = z.output<ReturnType<typeof campaignContent>>;

/** Members of one currency with one outcome. */
export const campaignTally = z.object({
  outcome: z.enum(campaignOutcomes),
  reason: z.enum(campaignRefusals).nullable().describe('Why they were refused'),
  currency: currency(),
  members: z.int(),
  amount: amount().nullable().describe('What they were given in total; in a dry run, what they would get'),
});

export const campaignDryRun = z.object({
  time: moment(),
  by: z.string(),
  contentHash: z.string(),
  outcomes: z.array(campaignTally).describe("Who would be reached ('waiting') and who would not, and why"),
  overlaps: z
    .array(z.object({ id: z.int(), name: z.string(), state: z.enum(campaignStates), members: z.int() }))
    .describe('Other campaigns of the last 7 days, or under way, and how many of the members they have as well'),
  sample: z.array(z.object({ id: z.int(), username: z.string(), currency: currency() })),
});

export const campaign = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(campaignKinds),
  content: campaignContent(),
  contentHash: z
    .string()
    .describe('SHA-256 in hex over the group’s rule and the content: exactly what is sent, to whom'),
  groupId: z.int(),
  groupName: z.string(),
  groupVersion: z.int(),
  state: z.enum(campaignStates),
  version: z.int().describe('Goes up with each change of a draft'),
  madeBy: z.string(),
  makeTime: moment(),
  startedBy: z.string().nullable(),
  startTime: moment().nullable(),
  endTime: moment().nullable(),
  members: z.int().nullable().describe('On its list; null before it is written'),
  tallies: z.array(campaignTally).describe('Its status'),
  problem: z.enum(['budgetExceeded', 'tooLong']).nullable().describe('Why the list could not be written at the start'),
  dryRun: campaignDryRun.nullable().describe('The last one'),
  approval: z.int().nullable().describe('The approval by which its start waits for a second person'),
});
export type Campaign = z.output<typeof campaign>;
