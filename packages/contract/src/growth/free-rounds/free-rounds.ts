import { z } from 'zod';
import { call } from '../../call.ts';
import { amount, currency, done, listedId, moment, nothing } from '../../scalars.ts';

/** `ended`: with an exclusion, or because they are no longer allowed where the member lives. */
export const freeRoundsStates = ['open', 'usedUp', 'expired', 'cancelled', 'ended'] as const;

/** Free rounds of one game at one stake, which the casino pays for. */
export const freeRounds = z.object({
  id: z.uuid(),
  game: z.object({ id: listedId(), code: z.string(), name: z.string(), cover: z.string() }),
  currency: currency(),
  stake: amount(),
  count: z.int().min(1),
  used: z.int().min(0),
  won: amount().describe('By the rounds that were played, before the maximum'),
  winMost: amount().describe('At most this is credited'),
  wagering: z.int().min(0).describe('How many times the winnings are to be wagered as a bonus; 0: they are cash'),
  createTime: moment(),
  expireTime: moment(),
  state: z.enum(freeRoundsStates),
  paid: amount().nullable().describe('What was credited; null until the last round is over'),
});
export type FreeRoundsShown = z.infer<typeof freeRounds>;

export const listFreeRounds = call({
  path: '/sys/freeRounds/list',
  summary:
    "The member's free rounds: those that can be played, and those of the last 90 days. None that can be played are listed to members on a break, excluded, or with signs of harm.",
  input: nothing(),
  output: z.object({ freeRounds: z.array(freeRounds).max(50) }),
  isNoUse: true,
});

export const declineFreeRounds = call({
  path: '/sys/freeRounds/decline',
  summary: 'Declines free rounds that are left. What was won by those that were played is credited.',
  input: z.object({ id: z.uuid() }),
  output: done(),
  errors: ['noSuchThing', 'wrongState'],
});
