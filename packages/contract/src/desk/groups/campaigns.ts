import { z } from 'zod';
import { call } from '../../call.ts';
import { amount, currency, id, listedId, maybe, moment, text, whole } from '../../scalars.ts';
import { secondPersonData, secondPersonErrors } from '../approvals/second-person.ts';
import { fileAnswer } from '../documents/file-answer.ts';
import { campaign, campaignContent } from './campaign.ts';
import { campaignOutcomes, campaignRefusals, campaignStates } from './group-words.ts';

export const listCampaigns = call({
  path: '/operator/campaign/list',
  access: 'operator',
  permission: 'groups.read',
  summary: 'Campaigns, the latest first.',
  input: z.strictObject({
    state: maybe(z.enum(campaignStates)),
    groupId: maybe(listedId()),
    before: maybe(listedId()).describe('`next` of the page before'),
    pageSize: whole(1, 200).default(50),
  }),
  output: z.object({ rows: z.array(campaign.omit({ dryRun: true, approval: true })), next: z.int().nullable() }),
});

export const getCampaign = call({
  path: '/operator/campaign/get',
  access: 'operator',
  permission: 'groups.read',
  summary: 'One campaign with its last dry run and its status.',
  input: z.object({ id: listedId() }),
  output: campaign,
  errors: ['noSuchThing'],
});

export const saveCampaign = call({
  path: '/operator/campaign/save',
  access: 'operator',
  permission: 'campaigns.send',
  summary: 'Saves a draft. An earlier dry run or proposal is void when the content differs.',
  input: z.strictObject({
    id: maybe(listedId()).describe('Left out: a new one'),
    version: maybe(whole(1)).describe('Version that was shown; left out: the campaign is new'),
    name: text(80).describe('Not empty'),
    groupId: listedId(),
    groupVersion: whole(1),
    content: campaignContent(),
  }),
  output: campaign,
  errors: [
    'noSuchThing',
    'missingField',
    'invalidField',
    'conflict',
    'wrongState',
    'freeRoundsNotHere',
    'freeRoundsStake',
  ],
});

export const dryRunCampaign = call({
  path: '/operator/campaign/dryRun',
  access: 'operator',
  permission: 'campaigns.send',
  summary:
    'Dry run: who would be reached now, at what cost by currency, who would not and why. Nothing is sent. A campaign starts only after a dry run of exactly its content.',
  input: z.object({ id: listedId() }),
  output: campaign,
  errors: ['noSuchThing', 'wrongState', 'serverBusy'],
});

export const startCampaign = call({
  path: '/operator/campaign/start',
  access: 'operator',
  permission: 'campaigns.send',
  summary:
    'Starts a campaign after its dry run: its list of players is written once, and each is reached once. Where the policy needs two people, it waits for the second.',
  input: z.object({
    id: listedId(),
    contentHash: z.string().regex(/^[0-9a-f]{64}$/),
    reason: text(300).describe('Not empty'),
  }),
  output: campaign,
  errors: ['noSuchThing', 'wrongState', 'missingField', 'dryRunNeeded', 'budgetExceeded', ...secondPersonErrors],
  refusalData: secondPersonData,
});

export const turnCampaign = call({
  path: '/operator/campaign/turn',
  access: 'operator',
  permission: 'campaigns.send',
  summary: 'Pauses a running campaign, resumes a paused one, or stops one permanently.',
  input: z.object({
    id: listedId(),
    to: z.enum(['paused', 'running', 'stopped']),
    reason: text(300).describe('Not empty'),
  }),
  output: campaign,
  errors: ['noSuchThing', 'wrongState', 'missingField'],
});

export const listCampaignMembers = call({
  path: '/operator/campaign/members',
  access: 'operator',
  permission: 'groups.read',
  summary: 'The list of a campaign with the outcome of each member, by the ids of the members.',
  input: z.strictObject({
    id: listedId(),
    outcome: maybe(z.enum(campaignOutcomes)),
    after: maybe(id()).describe('`next` of the page before'),
    pageSize: whole(1, 200).default(100),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        memberId: z.int(),
        username: z.string(),
        currency: currency(),
        amount: amount().nullable(),
        outcome: z.enum(campaignOutcomes),
        reason: z.enum(campaignRefusals).nullable(),
        time: moment().nullable(),
      }),
    ),
    next: z.int().nullable(),
  }),
});

export const getCampaignResult = call({
  path: '/operator/campaign/result',
  access: 'operator',
  permission: 'groups.read',
  summary:
    'Results by currency for the players reached: what they were given, its outcome, and their deposits within some days. Correlation only.',
  input: z.object({ id: listedId(), days: whole(1, 92).default(7) }),
  output: z.object({
    days: z.int(),
    currencies: z.array(
      z.object({
        currency: currency(),
        reached: z.int(),
        given: amount(),
        bonuses: z
          .object({
            open: z.int(),
            released: z.int(),
            ended: z.int().describe('Without release: lost, given up, expired or cancelled'),
            wagered: amount().describe('Bets that counted'),
            converted: amount().describe('Of the bonuses, turned into cash'),
            forfeited: amount(),
          })
          .nullable()
          .describe('Of a free bonus'),
        read: z.int().nullable().describe('Of a message: how many have read it'),
        depositors: z.int().describe('How many of them paid in within the days after they were reached'),
        deposits: amount(),
      }),
    ),
  }),
  errors: ['noSuchThing', 'serverBusy'],
});

export const exportCampaign = call({
  path: '/operator/campaign/export',
  access: 'operator',
  permission: 'exports.make',
  summary: 'The list of a campaign with every outcome, as CSV (RFC 4180, UTF-8).',
  input: z.object({ id: listedId() }),
  output: fileAnswer(),
  errors: ['noSuchThing', 'notPermitted'],
  answersFile: true,
});
