import { z } from 'zod';
import { bonusPromotions } from '../../growth/bonus/bonus.ts';
import { cashOutMethodCodes } from '../../money/cash-out/list-cash-out-methods.ts';
import { depositMethodCodes } from '../../money/deposit/methods.ts';
import { listedId } from '../../scalars.ts';

/** What the casino gives under a name, besides the bonuses that ask for bets. */
export const namedGifts = [
  ...bonusPromotions,
  'cashback',
  'vipPackage',
  'inviteReward',
  'agentBonus',
  'campaign',
  'competition',
  'freeRounds',
] as const;

/** What a posting was about: which game, which way to pay in or out and its order's number, which bonus. */
export const postingAbout = z.discriminatedUnion('is', [
  z.object({ is: z.literal('game'), game: listedId(), name: z.string() }),
  z.object({
    is: z.literal('deposit'),
    order: z.int(),
    method: z.enum(depositMethodCodes),
    name: z.string().describe('Of the method'),
  }),
  z.object({
    is: z.literal('cashOut'),
    order: z.int(),
    method: z.enum(cashOutMethodCodes),
    name: z.string().describe('Of the method'),
  }),
  z.object({
    is: z.literal('bonus'),
    bonus: z.enum(namedGifts),
    freeRounds: z.uuid().optional().describe('The free rounds whose winnings it is'),
  }),
  z.object({ is: z.literal('fee'), fee: z.enum(['inactivity', 'dataCopy']) }),
]);
export type PostingAbout = z.infer<typeof postingAbout>;
