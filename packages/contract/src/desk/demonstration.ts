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
    'Marks an installation without players as a demonstration, permanently. Refused in production, where players exist, or when it is marked already.',
  input: z.object({ seed: whole(0, 2 ** 31 - 1) }),
  output: demonstration,
  errors: ['notPermitted', 'wrongState'],
});

export const getDemonstration = call({
  path: '/operator/demonstration/get',
  access: 'operator',
  permission: 'self',
  summary: 'Whether this installation is a demonstration with made-up players; null: it is not.',
  input: nothing(),
  output: demonstration.nullable(),
});
