import { z } from 'zod';
import { call } from '../../call.ts';
import { listedId, maybe, text, whole } from '../../scalars.ts';
import { secondPersonData, secondPersonErrors } from '../approvals/second-person.ts';
import { affiliateStatement } from './affiliate.ts';
import { affiliateStatementStates } from './affiliate-words.ts';

const reason = () => text(300).describe('Not empty');
const digest = () =>
  z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('Of the statement, as it was shown');

export const listAffiliateStatements = call({
  path: '/operator/affiliate/statements',
  access: 'operator',
  permission: 'affiliates.read',
  summary: 'Monthly statements, the latest first.',
  input: z.strictObject({
    affiliateId: maybe(listedId()),
    state: maybe(z.enum(affiliateStatementStates)),
    before: maybe(listedId()).describe('`next` of the page before'),
    pageSize: whole(1, 100).default(50),
  }),
  output: z.object({ rows: z.array(affiliateStatement), next: z.int().nullable() }),
});

export const getAffiliateStatement = call({
  path: '/operator/affiliate/statement',
  access: 'operator',
  permission: 'affiliates.read',
  summary: 'One statement with its lines.',
  input: z.strictObject({ id: listedId() }),
  output: affiliateStatement,
  errors: ['noSuchThing'],
});

export const verifyAffiliateStatement = call({
  path: '/operator/affiliate/verifyStatement',
  access: 'operator',
  permission: 'affiliates.read',
  summary: 'Computes a statement again from the days of its month, and compares its digest.',
  input: z.strictObject({ id: listedId() }),
  output: z.object({ matches: z.boolean(), digest: z.string() }),
  errors: ['noSuchThing'],
});

export const holdAffiliateStatement = call({
  path: '/operator/affiliate/holdStatement',
  access: 'operator',
  permission: 'affiliates.pay',
  summary: 'Holds a statement that is not being paid yet.',
  input: z.strictObject({ id: listedId(), reason: reason() }),
  output: affiliateStatement,
  errors: ['noSuchThing', 'wrongState', 'missingField'],
});

export const releaseAffiliateStatement = call({
  path: '/operator/affiliate/releaseStatement',
  access: 'operator',
  permission: 'affiliates.pay',
  summary: 'Proposes to release a held statement, which applies when a second person approves it.',
  input: z.strictObject({ id: listedId(), digest: digest(), reason: reason() }),
  output: affiliateStatement,
  errors: ['noSuchThing', 'wrongState', 'missingField', ...secondPersonErrors],
  refusalData: secondPersonData,
});

export const approveAffiliateStatement = call({
  path: '/operator/affiliate/approveStatement',
  access: 'operator',
  permission: 'affiliates.pay',
  summary: 'Proposes to pay a statement, which applies when a second person approves exactly its figures.',
  input: z.strictObject({ id: listedId(), digest: digest(), reason: reason() }),
  output: affiliateStatement,
  errors: ['noSuchThing', 'wrongState', 'missingField', ...secondPersonErrors],
  refusalData: secondPersonData,
});

export const markAffiliateStatementPaid = call({
  path: '/operator/affiliate/markPaid',
  access: 'operator',
  permission: 'affiliates.pay',
  summary: 'Marks an approved statement as paid by hand, where no payout provider takes the method.',
  input: z.strictObject({
    id: listedId(),
    reference: text(100).describe('Of the payment. Not empty'),
    reason: reason(),
  }),
  output: affiliateStatement,
  errors: ['noSuchThing', 'wrongState', 'missingField'],
});
