import { z } from 'zod';
import { call } from '../../call.ts';
import { currency, maybe, moment, nothing, text, whole } from '../../scalars.ts';

export const velocityKinds = ['deposit', 'cashOut'] as const;
/** The player; everyone who pays with one of the player's instruments or accounts; everyone seen with the player's devices or addresses. */
export const velocityScopes = ['player', 'instrument', 'origin'] as const;
export const velocityActions = ['refuse', 'review'] as const;
export type VelocityScope = (typeof velocityScopes)[number];
export type VelocityAction = (typeof velocityActions)[number];

/** Counts and sums include the payment itself. */
export const velocityLimit = z.strictObject({
  name: z.string().trim().min(1).max(60),
  kind: z.enum(velocityKinds),
  method: z.union([z.literal(''), z.string().regex(/^[A-Z0-9_]{1,40}$/)]).describe("'': all methods together"),
  currency: currency(),
  scope: z.enum(velocityScopes),
  hours: z.union([z.literal(1), z.literal(24)]),
  mostCount: z.int().min(1).max(10_000).nullable(),
  mostAmount: z.string().max(40).nullable().describe('Decimal text in major units'),
  action: z
    .enum(velocityActions)
    .describe(
      'Refuse the payment, or open a case about the player. A player who is leaving is never refused a cash-out',
    ),
});
export type VelocityLimit = z.output<typeof velocityLimit>;

export const velocityLimits = z.array(velocityLimit).max(200);

const version = z.object({
  version: z.int(),
  limits: velocityLimits,
  by: z.string(),
  time: moment(),
  reason: z.string(),
});

export type VelocityVersion = z.output<typeof version>;

export const listVelocity = call({
  path: '/operator/velocity/list',
  access: 'operator',
  permission: 'deposits.read',
  summary: 'Velocity limits of deposits and cash-outs: every version, the latest first; that one applies.',
  input: nothing(),
  output: z.object({ versions: z.array(version) }),
});

export const saveVelocity = call({
  path: '/operator/velocity/save',
  access: 'operator',
  permission: 'deposits.decide',
  summary:
    'Saves another version of the velocity limits, which applies at once. The limits of places and players are others and stay.',
  input: z.strictObject({
    limits: velocityLimits,
    reason: text(500).describe('Not empty'),
    version: maybe(whole(1)).describe('The latest version that was shown; left out: there is none'),
  }),
  output: version,
  errors: ['missingField', 'invalidField', 'conflict'],
});

/** How often and how much may be paid within an hour or a day. */
export const velocityCalls = {
  [listVelocity.path]: listVelocity,
  [saveVelocity.path]: saveVelocity,
} as const;
