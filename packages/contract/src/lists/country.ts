import { z } from 'zod';

export const country = z.object({
  isoCode2: z.string().describe('ISO 3166-1 alpha-2'),
  enName: z.string(),
  status: z.union([z.literal(0), z.literal(1)]).describe('1 when members from there are accepted'),
});
