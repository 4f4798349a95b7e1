import { z } from 'zod';
import { call } from '../../call.ts';
import { amount, moment, nothing } from '../../scalars.ts';
import { documentKinds } from '../account/document-kinds.ts';
import { fundsSources, fundsStates, proofMoments, proofStandings, proofWays } from './identity-words.ts';

const proof = z.object({
  before: z.enum(proofMoments).describe('By when it must have passed'),
  standing: z.enum(proofStandings),
  by: z.enum(proofWays).nullable().describe('By what it passed; null while it has not'),
});

export const getIdentity = call({
  path: '/sys/identity/get',
  summary:
    "The identity checks that the member's jurisdiction requires, their deadlines and status, and how to begin; shown before the first deposit.",
  input: nothing(),
  output: z.object({
    identity: proof.describe('Name and birthday, by a document with a photo'),
    address: proof.describe('Where the member lives'),
    age: z.object({ least: z.int().describe('In years'), standing: z.enum(proofStandings) }),
    provider: z
      .object({
        name: z.string(),
        canBegin: z.boolean().describe('Whether `begin` leads to it now; otherwise documents are the way'),
        startedTime: moment().nullable().describe('Since when a check is under way'),
        reasons: z.array(z.string()).describe('What the provider did not accept, in its own words'),
      })
      .nullable()
      .describe('null: there is no provider of checks; documents are the way'),
    funds: z.object({
      askedAbove: amount().nullable().describe('Deposits of 30 days above which the source of funds is asked for'),
      state: z.enum(fundsStates).nullable().describe('null: not asked yet'),
      source: z.enum(fundsSources).nullable(),
      reason: z.string().nullable().describe('Why it was not accepted'),
    }),
    documents: z
      .object({
        before: z.enum(['deposit', 'play']),
        kinds: z.array(z.enum(documentKinds)),
        missing: z.array(z.enum(documentKinds)).describe('Not handed in yet, or not accepted'),
      })
      .nullable()
      .describe("Documents that a new account is asked for at the member's place"),
    register: z.string().nullable().describe('The national exclusion register that every player is checked against'),
    jurisdiction: z.object({ code: z.string(), name: z.string() }),
  }),
});
