import { z } from 'zod';
import { placeRules } from './place-rules.ts';

export const state = z.object({
  code: z.string().describe('ISO 3166-2'),
  name: z.string(),
  isoCode2: z.string().describe('Its country'),
  enabled: z.union([z.literal(0), z.literal(1)]),
  ...placeRules,
});
