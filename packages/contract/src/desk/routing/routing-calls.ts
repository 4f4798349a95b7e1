import { z } from 'zod';
import { call } from '../../call.ts';
import { id, maybe, moment, nothing, text, whole } from '../../scalars.ts';
import { secondPersonData, secondPersonErrors } from '../approvals/second-person.ts';
import { depositAttempt, routeDecision, routingRules, routingTrial, routingVersion } from './routing.ts';

const acceptance = z.object({
  provider: z.string(),
  methods: z.array(z.string()).describe('That it can serve'),
  accepted: z.int().nullable().describe('Of the last hour; null: not counted'),
  declined: z.int().nullable(),
  weak: z.boolean(),
  incident: z.boolean(),
});

export const listRouting = call({
  path: '/operator/routing/list',
  access: 'operator',
  permission: 'deposits.read',
  summary:
    'Routing rules of deposits: every version, the latest first, who switched which on and off, and the providers as they are now.',
  input: nothing(),
  output: z.object({
    on: z.int().nullable().describe('The version that is on; null: each method has the provider of its row'),
    versions: z.array(routingVersion),
    switches: z.array(
      z.object({ version: z.int(), to: z.enum(['on', 'off']), by: z.string(), time: moment(), reason: z.string() }),
    ),
    providers: z.array(acceptance),
  }),
});

export const saveRouting = call({
  path: '/operator/routing/save',
  access: 'operator',
  permission: 'deposits.decide',
  summary:
    'Saves a draft: another version of the routing rules. What is on stays on until another version is switched on.',
  input: z.strictObject({
    rules: routingRules,
    reason: text(500).describe('Not empty'),
    version: maybe(whole(1)).describe('The latest version that was shown; left out: there is none'),
  }),
  output: routingVersion,
  errors: ['missingField', 'invalidField', 'conflict'],
});

export const tryRouting = call({
  path: '/operator/routing/try',
  access: 'operator',
  permission: 'deposits.decide',
  summary:
    'Back-tests a version on the deposits of the last days: where each would have gone, by what was known then. Nothing is moved; the result is kept, and only a tried version can be switched on.',
  input: z.object({ version: whole(1), days: whole(1, 92) }),
  output: routingTrial,
  errors: ['noSuchThing', 'serverBusy'],
});

export const switchRouting = call({
  path: '/operator/routing/switch',
  access: 'operator',
  permission: 'deposits.decide',
  summary:
    'Switches the routing rules off at once; or proposes to switch a tried version on, which applies when a second person approves it.',
  input: z.object({
    version: whole(1),
    contentHash: maybe(z.string().regex(/^[0-9a-f]{64}$/)).describe('Of the version that was looked at'),
    to: z.enum(['on', 'off']),
    reason: text(500).describe('Not empty'),
  }),
  output: z.null(),
  errors: ['noSuchThing', 'wrongState', 'missingField', ...secondPersonErrors],
  refusalData: secondPersonData,
});

export const depositRoute = call({
  path: '/operator/deposit/route',
  access: 'operator',
  permission: 'deposits.read',
  summary: 'Where one deposit was sent and why, with each order at each provider and how that ended.',
  input: z.object({ id: id() }),
  output: z.object({
    decision: routeDecision
      .extend({ version: z.int(), rule: z.string().nullable(), order: z.array(z.string()) })
      .nullable()
      .describe('null: no rules were on'),
    attempts: z.array(depositAttempt).describe('The first one first'),
  }),
  errors: ['noSuchThing'],
});
