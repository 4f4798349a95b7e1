import { z } from 'zod';
import { moment } from '../../scalars.ts';

export const gameCategories = ['Slots', 'Table Games', 'Live Casino'] as const;
export type GameCategory = (typeof gameCategories)[number];

export const game = z.object({
  id: z.int(),
  name: z.string(),
  vendorCode: z.string(),
  cover: z.string().describe('Address of a picture'),
  category: z.enum(gameCategories),
  enabled: z.union([z.literal(0), z.literal(1)]),
  playForFun: z.union([z.literal(0), z.literal(1)]).describe('1 when it can be played without money and login'),
  totalPlayCount: z.int(),
  createTime: moment(),
});
export type Game = z.infer<typeof game>;
