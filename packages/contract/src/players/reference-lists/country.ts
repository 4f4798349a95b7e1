import { z } from 'zod';
import { placeRules } from './place-rules.ts';

export const country = z.object({
  isoCode2: z.string().describe('ISO 3166-1 alpha-2'),
  enName: z.string(),
  english_name: z.string(),
  chinese_name: z.string(),
  country_code: z.string().describe('The same as isoCode2'),
  phone_code: z.string().describe('Dialing code without the plus sign; empty where there is none'),
  status: z.union([z.literal(0), z.literal(1)]).describe('1 when members from there are accepted'),
  ...placeRules,
});
