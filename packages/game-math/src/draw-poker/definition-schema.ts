import { z } from 'zod';
import { rankOrder } from '../cards/card-number.ts';
import { code, declaredFigures, name } from '../definition-parts.ts';
import { type DrawPokerDefinition, pokerHands } from './draw-poker.ts';
import { lineByReading, naturalRoyal, readingOf, readingsWith } from './reading.ts';

const ranks = z
  .string()
  .regex(/^[2-9TJQKA]{1,13}$/)
  .refine((own) => new Set(own).size === own.length);

const shape = z.strictObject({
  code,
  version: z.int().min(1),
  name,
  wild: z.enum(['none', 'deuces', 'joker']),
  pays: z
    .array(
      z.strictObject({
        hand: z.enum(pokerHands),
        of: ranks.optional(),
        with: ranks.optional(),
        natural: z.literal(true).optional(),
        pays: z.int().min(1).max(10_000),
      }),
    )
    .min(3)
    .max(20),
  stakeStep: z.int().min(1).max(1_000),
  several: z
    .array(
      z.strictObject({
        hands: z.int().min(2).max(100),
        hitRate: z.string().regex(/^\d{1,2}\.\d{2}$/),
        deviation: z.string().regex(/^\d{1,2}\.\d{2}$/),
      }),
    )
    .min(1)
    .max(5)
    .optional(),
  doubleUp: z.strictObject({ tries: z.int().min(1).max(10) }).optional(),
  declared: declaredFigures,
});

/** Reads a definition of draw poker as its folder holds it; says what is wrong with one that could not be played. */
export const drawPokerDefinition: z.ZodType<DrawPokerDefinition> = shape.superRefine((game, context) => {
  const wrong = (message: string) => context.addIssue({ code: 'custom', message });
  const { pays, wild, declared, several = [] } = game as DrawPokerDefinition;
  if (several.some(({ hands }, i) => i > 0 && hands <= several[i - 1]!.hands))
    wrong('the fewest hands do not come first');
  for (const line of pays) {
    const { hand, of, with: fifth, natural } = line;
    if (of && hand !== 'pair' && hand !== 'four-of-a-kind') wrong(`${hand} is not stated apart by ranks`);
    // With wild cards a pair is the best there is, so its ranks reach up to the ace without a gap.
    if (of && hand === 'pair' && !rankOrder.endsWith(of)) wrong('the ranks of a pair do not reach up to the ace');
    if (fifth && hand !== 'four-of-a-kind') wrong(`${hand} has no fifth card`);
    if (hand === 'four-of-a-kind' && wild !== 'none' && (of || fifth)) wrong('wild cards make four of any rank');
    if (natural && hand !== 'royal-flush') wrong(`${hand} is not stated apart by wild cards`);
  }
  if (pays.some((line, i) => i > 0 && line.pays > pays[i - 1]!.pays)) wrong('the best line does not come first');
  const lines = lineByReading({ pays });
  const possible = readingsWith(wild);
  const reached = new Set(possible.map((reading) => lines[reading]));
  pays.forEach((line, i) => {
    if (!reached.has(i)) wrong(`line ${i + 1} (${line.hand}) is never paid`);
  });
  // A hand is read as the strongest that its wild cards make of it: that has to be what pays most.
  const paid = (reading: number) => pays[lines[reading]!]?.pays ?? 0;
  const rising = (['pair', ...pokerHands.slice(1, 8)] as const).map((hand) => paid(readingOf(hand, 12)));
  const above = [...possible.filter((reading) => reading >= readingOf('five-of-a-kind')), naturalRoyal << 8].map(paid);
  if (wild !== 'none' && [...rising, Math.min(...above)].some((pay, i, all) => i > 0 && pay < all[i - 1]!))
    wrong('a wild card would be read as what pays less');
  if (pays[0]!.pays !== declared.maxWin) wrong('the largest win does not fit');
});
