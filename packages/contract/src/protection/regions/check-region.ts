import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../scalars.ts';

export const checkRegion = call({
  path: '/sys/ipinfoCloudFlare',
  access: 'visitor',
  summary: "Whether the service is offered where the visitor's address is.",
  input: nothing(),
  output: z.object({
    status: z.boolean().describe('true when it is'),
    url: z.string().describe('Where to go when it is not'),
    country: z.string().nullable().describe('ISO 3166-1 alpha-2; null when it is not known'),
  }),
});
