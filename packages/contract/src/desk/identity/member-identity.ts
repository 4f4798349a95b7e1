import { z } from 'zod';
import { call } from '../../call.ts';
import {
  fundsSources,
  fundsStates,
  proofMoments,
  proofStandings,
  proofWays,
} from '../../players/identity/identity-words.ts';
import { amount, currency, id, moment } from '../../scalars.ts';
import { personal } from '../personal.ts';

const standing = z.enum(proofStandings);

export const memberIdentity = call({
  path: '/operator/identity/member',
  access: 'operator',
  permission: 'identity.read',
  summary:
    'Verification of a player: status, checks at the provider, answers of exclusion registers, and sources of funds.',
  input: z.object({ memberId: id() }),
  output: z.object({
    identity: standing,
    identityBy: z.enum(proofWays).nullable(),
    address: standing,
    addressBy: z.enum(proofWays).nullable(),
    age: standing,
    identityBefore: z.enum(proofMoments),
    addressBefore: z.enum(proofMoments),
    jurisdiction: z.string(),
    checks: z
      .array(
        z.object({
          id: z.int(),
          provider: z.string(),
          reference: z.string().describe("The provider's reference"),
          identity: standing,
          address: standing,
          age: standing,
          reasons: z.array(z.string()),
          canRetry: z.boolean(),
          isOfNow: z
            .boolean()
            .describe('False: name, birthday or address have changed since, so it is no longer valid'),
          startTime: moment(),
          changeTime: moment(),
        }),
      )
      .describe('The latest first, at most 50'),
    registers: z.array(
      z.object({
        register: z.string(),
        answer: z.enum(['excluded', 'lapsed', 'free']),
        proof: z.string().nullable().describe("The register's reference of its answer"),
        askTime: moment(),
      }),
    ),
    funds: z
      .array(
        z.object({
          id: z.int(),
          state: z.enum(fundsStates),
          currency: currency(),
          threshold: amount(),
          deposits: amount().describe('Of the 30 days before it was asked for, with the one that was asked for then'),
          source: z.enum(fundsSources).nullable(),
          note: z.string().nullable(),
          files: personal('pictures', z.array(z.string()).describe('Addresses of the pictures')),
          askTime: moment(),
          decidedBy: z.string().nullable(),
          reason: z.string().nullable(),
        }),
      )
      .describe('The latest first, at most 50'),
  }),
  errors: ['noSuchThing'],
});
