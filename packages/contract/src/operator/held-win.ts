import { z } from 'zod';
import { amount, currency, moment } from '../scalars.ts';

export const heldWinStatuses = ['held', 'released', 'refused'] as const;
export type HeldWinStatus = (typeof heldWinStatuses)[number];

/** A win that passed the bound of its game, as the desk sees it. */
export const operatorHeldWin = z.object({
  id: z.int(),
  createTime: moment(),
  memberId: z.int(),
  username: z.string(),
  vendor: z.string(),
  game: z.string().describe("The vendor's own name of the game"),
  roundId: z.string(),
  transactionId: z.string(),
  currency: currency(),
  staked: amount().describe('What stood staked in the round'),
  wonBefore: amount().describe('What the round had won without it'),
  win: amount(),
  multiple: z.number().describe('All wins of the round in multiples of what stood staked; with one decimal, cut'),
  bound: z.int().describe('The multiple above which a win was held at that moment'),
  status: z.enum(heldWinStatuses),
  decidedBy: z.string().nullable(),
  decidedTime: moment().nullable(),
  reason: z.string().nullable(),
});
export type OperatorHeldWin = z.infer<typeof operatorHeldWin>;
