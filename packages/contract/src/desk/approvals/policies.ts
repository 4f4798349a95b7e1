import { z } from 'zod';
import { call } from '../../call.ts';
import { currency, decimal, maybe, moment, text } from '../../scalars.ts';
import { guardedCommands, policyCommands, policyRow } from './approval.ts';

export const listPolicies = call({
  path: '/operator/policy/list',
  access: 'operator',
  permission: 'policies.read',
  summary: 'Which decisions need a second person, and from which amount: all rows, also past ones, the latest first.',
  input: z.object({ command: maybe(z.enum(guardedCommands)) }),
  output: z.array(policyRow),
});

export const addPolicy = call({
  path: '/operator/policy/add',
  access: 'operator',
  permission: 'policies.edit',
  summary:
    'Adds a row to the policy, from now on or from a later moment. Rows are never changed. A row that asks for a second person less often than the one in force begins a day later at the soonest. What waits keeps the row that it fell under, and cannot be approved once another is in force for it.',
  input: z.strictObject({
    command: z.enum(policyCommands),
    currency: maybe(currency()).describe('Left out: any that has no row of its own'),
    amountFrom: decimal()
      .nullable()
      .describe('In major units; 0: always; null: never. Other than 0 and null only with a currency'),
    validFrom: maybe(moment()).describe('Not in the past; left out: now. Later where the row loosens the policy'),
    reason: text(500).describe('Not empty'),
  }),
  output: policyRow,
  errors: ['missingField', 'invalidField', 'amountInvalid', 'notPermitted'],
});
