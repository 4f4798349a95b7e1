import { z } from 'zod';
import { openedGame } from './opened-game.ts';
import { hash, playedRound } from './round.ts';
import { roundRecord } from './round-record.ts';

/** A round that is over, as its page heard it: what each of its calls was answered, in their order. */
export const recordedRound = z.object({
  definitionHash: hash().describe('Of the rules it was played by'),
  stakes: z.unknown().describe('What could be staked under them'),
  bet: z.unknown(),
  actions: z.array(z.string()).describe('Those that led from each answer to the next'),
  answers: z
    .array(playedRound)
    .min(1)
    .describe('To the start and to each action; the last is the round as it is recorded'),
  computed: z
    .enum(['same', 'other', 'notPlayable'])
    .describe('Whether the seed gives what is recorded. What is not the same has one answer, the recorded one'),
});

export const openedReplay = z.object({
  ...openedGame.pick({ game: true, fun: true, currency: true, scale: true, sign: true, language: true }).shape,
  around: z.string().describe('The origin whose pages may show it in a frame'),
  amounts: z
    .enum(['money', 'multiples'])
    .describe('How its page writes amounts: as money, or as multiples of the stake'),
  record: roundRecord
    .nullable()
    .describe('What the round is verified by; null where its player did not agree to show it'),
  recorded: recordedRound,
});
