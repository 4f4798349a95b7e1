import { z } from 'zod';
import { call } from '../call.ts';
import { moment, nothing, whole } from '../scalars.ts';

const demonstration = z.object({
  seed: z.int().describe('The same seed makes the same members, amounts and decisions'),
  beginTime: moment(),
  operator: z.string().describe('Who began it'),
});

export const beginDemonstration = call({
  path: '/operator/demonstration/begin',
  access: 'operator',
  permission: 'settings.edit',
  summary:
    'Marks a house that nobody has joined yet as a demonstration, for good. Refused in production, and where somebody has joined or it was marked before.',
  input: z.object({ seed: whole(0, 2 ** 31 - 1) }),
  output: demonstration,
  errors: ['notPermitted', 'wrongState'],
});

export const getDemonstration = call({
  path: '/operator/demonstration/get',
  access: 'operator',
  permission: 'self',
  summary: 'Whether the members of this house are made up; null: it is no demonstration.',
  input: nothing(),
  output: demonstration.nullable(),
});
