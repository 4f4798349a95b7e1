import { z } from 'zod';
import { call } from '../../call.ts';
import {
  affiliateFigures,
  affiliateLink,
  affiliatePostback,
  affiliatePostbacks,
  affiliateStatementLines,
} from '../../desk/affiliates/affiliate.ts';
import { affiliatePlanDefinition } from '../../desk/affiliates/affiliate-plan.ts';
import {
  affiliatePostbackKinds,
  affiliateStatementStates,
  affiliateStates,
} from '../../desk/affiliates/affiliate-words.ts';
import { currency, day, done, maybe, moment, nothing, secret } from '../../scalars.ts';

const code = () => z.string().regex(/^\d{3} ?\d{3}$/);

export const beginPartnerPassword = call({
  path: '/partner/auth/begin',
  access: 'visitor',
  limit: 'guesses',
  summary: 'Takes the new password of an invited partner, and answers the secret of the authenticator app.',
  input: z.strictObject({ token: secret(), password: secret() }),
  output: z.object({ uri: z.string(), secret: z.string() }),
  errors: ['linkExpired', 'passwordWeak'],
});

export const confirmPartnerPassword = call({
  path: '/partner/auth/confirm',
  access: 'visitor',
  limit: 'guesses',
  summary: 'Switches the new password and authenticator app on by the first code, and signs the partner in.',
  input: z.strictObject({ token: secret(), code: code() }),
  output: z.object({ token: z.string(), endTime: moment() }),
  errors: ['linkExpired', 'secondFactorExpired', 'secondFactorWrong'],
});

export const signInPartner = call({
  path: '/partner/auth/signIn',
  access: 'visitor',
  limit: 'guesses',
  summary: 'Signs a partner in by address, password and a code of the authenticator app.',
  input: z.strictObject({
    email: z.string().trim().max(200),
    password: secret(),
    code: code(),
    deviceId: maybe(z.string().max(64)).describe(
      'Random, of the browser: kept as a keyed hash, by which self-referral is noticed',
    ),
  }),
  output: z.object({ token: z.string(), endTime: moment() }),
  errors: ['signInFailed', 'loginLocked'],
});

export const signOutPartner = call({
  path: '/partner/auth/signOut',
  access: 'partner',
  summary: 'Ends the session of the partner.',
  input: nothing(),
  output: done(),
});

export const getPartnerHome = call({
  path: '/partner/home',
  access: 'partner',
  summary: "The partner's own links, figures, plan, terms and postbacks.",
  input: nothing(),
  output: z.object({
    company: z.string(),
    currency: currency(),
    state: z.enum(affiliateStates),
    termsVersion: z.string(),
    termsTime: moment().nullable().describe('null: not accepted yet'),
    figures: affiliateFigures,
    links: z.array(affiliateLink),
    plan: z
      .object({ name: z.string(), version: z.int(), fromMonth: day(), definition: affiliatePlanDefinition })
      .nullable(),
    postbacks: affiliatePostbacks.nullable(),
  }),
});

export const listPartnerPlayers = call({
  path: '/partner/players',
  access: 'partner',
  summary: 'Players who joined by the links of the partner, under pseudonyms, the latest first.',
  input: z.strictObject({ before: maybe(z.string().regex(/^\d{1,18}$/)) }),
  output: z.object({
    rows: z.array(
      z.object({
        player: z.string().describe('Pseudonym'),
        code: z.string().describe('Of the link'),
        joinDay: day(),
        firstDepositDay: day().nullable(),
        qualifiedDay: day().nullable(),
        isPaid: z.boolean().describe('false: the player earns the partner nothing'),
      }),
    ),
    next: z.string().nullable(),
  }),
});

export const listPartnerStatements = call({
  path: '/partner/statements',
  access: 'partner',
  summary: 'The monthly statements of the partner, the latest first.',
  input: nothing(),
  output: z.array(
    z.object({
      month: day(),
      currency: currency(),
      state: z.enum(affiliateStatementStates),
      lines: affiliateStatementLines,
      digest: z.string(),
      dueDay: day(),
    }),
  ),
});

export const acceptPartnerTerms = call({
  path: '/partner/acceptTerms',
  access: 'partner',
  summary: 'Accepts the terms of the version that was shown.',
  input: z.strictObject({ termsVersion: z.string().max(40) }),
  output: done(),
  errors: ['conflict'],
});

export const setPartnerPostbacks = call({
  path: '/partner/setPostbacks',
  access: 'partner',
  summary:
    'Sets where events of attributed players are sent, and answers a new secret that they are signed with. An empty address ends them.',
  input: z.strictObject({ url: z.string().trim().max(500), kinds: z.array(z.enum(affiliatePostbackKinds)).max(10) }),
  output: z.object({ secret: z.string().nullable() }),
  errors: ['invalidField'],
});

export const listPartnerPostbacks = call({
  path: '/partner/postbacks',
  access: 'partner',
  summary: 'The latest postbacks with their outcomes.',
  input: nothing(),
  output: z.array(affiliatePostback),
});
