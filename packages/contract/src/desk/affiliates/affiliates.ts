import { z } from 'zod';
import { call } from '../../call.ts';
import { currency, done, listedId, maybe, text, whole } from '../../scalars.ts';
import { secondPersonData, secondPersonErrors } from '../approvals/second-person.ts';
import { affiliate, affiliateLink, affiliatePlan, affiliatePostback, affiliateSummary } from './affiliate.ts';
import { affiliatePlanDefinition } from './affiliate-plan.ts';
import { affiliatePostbackStates, affiliateStates, affiliateTurns } from './affiliate-words.ts';

const reason = () => text(300).describe('Not empty');
const hash = () => z.string().regex(/^[0-9a-f]{64}$/);
/** The first day of a month. */
export const affiliateMonth = () => z.string().regex(/^20\d\d-(0[1-9]|1[0-2])-01$/);

export const listAffiliates = call({
  path: '/operator/affiliate/list',
  access: 'operator',
  permission: 'affiliates.read',
  summary: 'Affiliate partners with their figures, the latest first.',
  input: z.strictObject({
    state: maybe(z.enum(affiliateStates)),
    before: maybe(listedId()).describe('`next` of the page before'),
    pageSize: whole(1, 200).default(50),
  }),
  output: z.object({ rows: z.array(affiliateSummary), next: z.int().nullable() }),
});

export const getAffiliate = call({
  path: '/operator/affiliate/get',
  access: 'operator',
  permission: 'affiliates.read',
  summary: 'One partner: links, plan, figures, signals, postbacks and book.',
  input: z.strictObject({ id: listedId() }),
  output: affiliate,
  errors: ['noSuchThing'],
});

export const createAffiliate = call({
  path: '/operator/affiliate/create',
  access: 'operator',
  permission: 'affiliates.edit',
  summary: 'Adds a partner that has applied. It earns nothing before it has terms and is active.',
  input: z.strictObject({
    company: text(120).describe('Not empty'),
    contact: text(120).describe('Not empty'),
    email: z.email().max(200),
    countryCode: z.string().regex(/^[A-Z]{2}$/),
    currency: currency(),
    termsVersion: text(40).describe('Of the terms that the partner has to accept. Not empty'),
    reason: reason(),
  }),
  output: affiliate,
  errors: ['missingField', 'invalidField', 'conflict'],
});

export const turnAffiliate = call({
  path: '/operator/affiliate/turn',
  access: 'operator',
  permission: 'affiliates.edit',
  summary:
    'Activates a partner that has terms, suspends, resumes or ends one. Nobody is attributed to one that is not active.',
  input: z.strictObject({ id: listedId(), turn: z.enum(affiliateTurns), reason: reason() }),
  output: affiliate,
  errors: ['noSuchThing', 'wrongState', 'missingField'],
});

export const setAffiliateTerms = call({
  path: '/operator/affiliate/setTerms',
  access: 'operator',
  permission: 'affiliates.edit',
  summary:
    'Proposes the plan of a partner from a month on, and where it is paid, which applies when a second person approves exactly this.',
  input: z.strictObject({
    id: listedId(),
    contentHash: hash().describe('Of the partner, as it was shown'),
    planId: listedId(),
    planVersion: whole(1),
    fromMonth: affiliateMonth().describe('No statement of it or a later month is there yet'),
    payoutMethod: z.enum(['BANK_CARD', 'PAYPAL', 'MERCADO_PAGO', 'CPAY', 'BTC', 'PAYID']),
    destination: z
      .record(z.string().regex(/^[a-zA-Z]{1,20}$/), z.string().trim().min(1).max(200))
      .describe('Fields of the method'),
    reason: reason(),
  }),
  output: affiliate,
  errors: ['noSuchThing', 'wrongState', 'missingField', 'invalidField', 'destinationInvalid', ...secondPersonErrors],
  refusalData: secondPersonData,
});

export const saveAffiliateLink = call({
  path: '/operator/affiliate/saveLink',
  access: 'operator',
  permission: 'affiliates.edit',
  summary: 'Adds a tracking link of a partner, renames it, or switches it on or off.',
  input: z.strictObject({
    affiliateId: listedId(),
    id: maybe(listedId()).describe('Left out: a new link'),
    label: text(80).describe('Not empty'),
    isActive: z.boolean(),
  }),
  output: affiliateLink,
  errors: ['noSuchThing', 'wrongState', 'missingField'],
});

export const inviteAffiliateUser = call({
  path: '/operator/affiliate/invite',
  access: 'operator',
  permission: 'affiliates.edit',
  summary:
    'Mails the partner a link to the partner portal, for a new password and authenticator app. Its sessions end.',
  input: z.strictObject({ id: listedId(), reason: reason() }),
  output: done(),
  errors: ['noSuchThing', 'wrongState', 'missingField'],
});

export const listAffiliatePlans = call({
  path: '/operator/affiliate/plans',
  access: 'operator',
  permission: 'affiliates.read',
  summary: 'The plans in their latest versions.',
  input: z.strictObject({}),
  output: z.array(affiliatePlan),
});

export const saveAffiliatePlan = call({
  path: '/operator/affiliate/savePlan',
  access: 'operator',
  permission: 'affiliates.edit',
  summary: 'Saves another version of a plan, or a new one. Partners stay with the version of their terms.',
  input: z.strictObject({
    id: maybe(listedId()).describe('Left out: a new plan'),
    version: maybe(whole(1)).describe('The latest version that was shown'),
    name: text(80).describe('Not empty'),
    definition: affiliatePlanDefinition,
    reason: reason(),
  }),
  output: affiliatePlan,
  errors: ['noSuchThing', 'missingField', 'invalidField', 'conflict'],
});

export const adjustAffiliate = call({
  path: '/operator/affiliate/adjust',
  access: 'operator',
  permission: 'affiliates.pay',
  summary: 'Proposes a correction, which goes into the next statement of the partner when a second person approves it.',
  input: z.strictObject({
    id: listedId(),
    amount: z
      .string()
      .regex(/^-?(0|[1-9]\d{0,8})(\.\d{1,8})?$/)
      .describe("In the partner's currency; negative takes off"),
    reason: reason(),
    requestKey: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
  }),
  output: done(),
  errors: ['noSuchThing', 'missingField', 'invalidField', ...secondPersonErrors],
  refusalData: secondPersonData,
});

export const listAffiliatePostbacks = call({
  path: '/operator/affiliate/postbacks',
  access: 'operator',
  permission: 'affiliates.read',
  summary: 'Postbacks of a partner, the latest first.',
  input: z.strictObject({ id: listedId(), state: maybe(z.enum(affiliatePostbackStates)) }),
  output: z.array(affiliatePostback),
  errors: ['noSuchThing'],
});

export const replayAffiliatePostbacks = call({
  path: '/operator/affiliate/replayPostbacks',
  access: 'operator',
  permission: 'affiliates.edit',
  summary: 'Sends the dead postbacks of a partner again.',
  input: z.strictObject({ id: listedId(), reason: reason() }),
  output: z.object({ replayed: z.int() }),
  errors: ['noSuchThing', 'missingField'],
});
