import { z } from 'zod';
import { amount, currency, moment } from '../../scalars.ts';

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
  gameName: z.string().describe('As the catalogue has it; the code of a game that it does not have'),
  roundId: z.string(),
  transactionId: z.string(),
  currency: currency(),
  staked: amount().describe('Stake of the round'),
  wonBefore: amount().describe('What the round had won without it'),
  win: amount(),
  multiple: z.number().describe('All wins of the round in multiples of its stake; one decimal, rounded down'),
  bound: z.int().describe('The multiple above which a win was held at that moment'),
  status: z.enum(heldWinStatuses),
  decidedBy: z.string().nullable(),
  decidedTime: moment().nullable(),
  reason: z.string().nullable(),
});
export type OperatorHeldWin = z.infer<typeof operatorHeldWin>;
