import { z } from 'zod';
import { call } from '../../call.ts';
import { pauseKinds } from '../../protection/limits/protection-words.ts';
import { amount, currency, id, moment } from '../../scalars.ts';
import { personal } from '../personal.ts';
import { riskSeverities } from '../risk/risk-words.ts';

/** What keeps a member from playing for money; several may apply at once. */
export const playStops = [
  'operator',
  'break',
  'exclusion',
  'mandatoryBreak',
  'closed',
  'register',
  'verification',
] as const;
export type PlayStop = (typeof playStops)[number];

const proof = z.enum(['passed', 'waiting', 'refused', 'missing']);

const auditEvent = z.object({ auditEvent: z.int(), by: z.string(), at: moment(), reason: z.string().nullable() });

export const memberStanding = call({
  path: '/operator/member/standing',
  access: 'operator',
  permission: 'members.read',
  summary: "A player's details and status, each with the audit entry that set it. The view is recorded.",
  input: z.object({ memberId: id() }),
  output: z.object({
    id: z.int(),
    username: z.string(),
    name: personal('name', z.string()),
    email: personal('email', z.string()),
    emailVerified: z.boolean(),
    mobile: personal('phone', z.string()),
    birthday: personal('birthday', z.string()),
    birthName: personal('name', z.string().nullable()),
    birthPlace: personal('name', z.string().nullable()),
    nationalIdKind: z.string().nullable().describe('cpf or personnummer, where the place asks for one at joining'),
    nationalId: personal('account', z.string().nullable()),
    countryCode: z.string(),
    city: personal('name', z.string()),
    address: personal('name', z.string()).describe('Street, postal code and city, as the member has given them'),
    language: z.string(),
    type: z.enum(['common', 'agent']),
    vipLevel: z.int(),
    tags: z.array(z.string()).describe('In alphabetical order'),
    createTime: moment(),
    enabled: z.boolean().describe('false: suspended'),
    playBlocked: z.boolean(),
    playStops: z
      .array(z.enum(playStops))
      .describe('Why the member cannot play now; only `operator` can be lifted by /operator/member/blockPlay'),
    protection: z.object({
      pause: z
        .object({ kind: z.enum(pauseKinds), until: moment().nullable().describe('null: for good') })
        .nullable()
        .describe('The break or exclusion in force; of several the one that ends last'),
      closedTime: moment().nullable().describe('When the player closed the account'),
      limits: z.int().describe('How many limits the member has set'),
    }),
    verification: z.object({ identity: proof, address: proof }),
    openDisputes: z.int().describe('Disputes and refunds that are not closed'),
    risk: z
      .object({
        alerts: z.int().describe('Open alerts'),
        severity: z.enum(riskSeverities).nullable().describe('Of the most severe of them'),
        inCase: z.boolean().describe('Whether a case about the member is open'),
      })
      .nullable()
      .describe('null: the caller may not see risk'),
    lastLogIn: moment().nullable(),
    suspended: auditEvent.nullable().describe('The audit entry that suspended the player'),
    blocked: auditEvent.extend({ cause: z.string() }).nullable(),
    mutedAtTables: z
      .object({
        until: moment().nullable().describe('null: for good'),
        by: z.string(),
        at: moment(),
        reason: z.string(),
      })
      .nullable()
      .describe('Until when the player is muted at shared tables'),
    invitedBy: z.int().nullable(),
    invitation: z.string().nullable().describe('Its state'),
    invited: z.int().describe('How many joined through the member, at most 1000 counted'),
    book: z.object({
      currency: currency(),
      cash: amount(),
      bonus: amount(),
      held: amount(),
      deposited: amount(),
      paidOut: amount(),
      staked: amount(),
      won: amount(),
      netResult: amount().describe('Won minus staked: negative where the player has lost'),
      netDeposits: amount().describe('Deposited minus paid out'),
      postings: z.int(),
    }),
  }),
  recordsItsLook: true,
  errors: ['noSuchThing'],
});
