import { z } from 'zod';
import { code, declaredFigures, name } from '../definition-parts.ts';
import { type BlackjackDefinition, blackjackRules, doubleOn, isFirstTable, largestWin } from './rules.ts';

/** Of one box, counted from the full shoe. */
const tenths = z.string().regex(/^\d{2}\.\d$/);
/** Of several boxes, counted with cards that are put back: in whole per cent. Tenths, as first released. */
const ofSeveral = z.string().regex(/^\d{2}(\.\d)?$/);
const deviation = z.string().regex(/^\d\.\d{2}$/);
const declared = declaredFigures.extend({ hitRate: tenths, deviation });

/** Nothing but the figures of the first table could be otherwise: its rules were released in words. */
const firstTable = z.strictObject({
  code,
  version: z.int().min(1),
  name,
  decks: z.literal(8),
  shuffled: z.literal('before every round'),
  dealerHitsSoft17: z.literal(false),
  dealerPeeks: z.tuple([z.literal('A'), z.literal('T'), z.literal('J'), z.literal('Q'), z.literal('K')]),
  doubleOn: z.literal('any two cards'),
  doubleAfterSplit: z.literal(true),
  splitOn: z.literal('equal ranks'),
  hands: z.literal(4),
  splitAces: z.strictObject({ cards: z.literal(1), again: z.literal(false) }),
  surrender: z.literal(false),
  insurance: z.strictObject({ of: z.literal('half the stake'), pays: z.literal(2) }),
  returnedForTwo: z.strictObject({
    WIN: z.literal(4),
    LOSE: z.literal(0),
    PUSH: z.literal(2),
    BLACKJACK: z.literal(5),
  }),
  declared,
});

const tableRules = z.strictObject({
  code,
  version: z.int().min(1),
  name,
  boxes: z.int().min(1).max(5),
  decks: z.int().min(1).max(8),
  dealer: z.strictObject({ hitsSoft17: z.boolean(), holeCard: z.boolean() }),
  blackjackPays: z.tuple([z.int().min(1).max(10), z.int().min(1).max(10)]),
  double: z.strictObject({ on: z.enum(doubleOn), afterSplit: z.boolean() }),
  split: z.strictObject({ hands: z.int().min(1).max(4), acesTakeOne: z.boolean() }),
  lateSurrender: z.boolean(),
  declared,
  several: z.array(z.strictObject({ boxes: z.int(), hitRate: ofSeveral, deviation })),
});

/** Stakes are whole multiples of this in every currency. */
const leastUnit = 100;
/** What all cards of a deck count together, aces one, and what a hand counts at most: a ten on a hard 20. */
const [deckCounts, handCounts] = [340, 30];

/** Reads a definition of the blackjack engine as its folder holds it; says what is wrong with one that it could not play. */
export const blackjackDefinition: z.ZodType<BlackjackDefinition> = z
  .union([firstTable, tableRules])
  .superRefine((game, context) => {
    const wrong = (message: string) => context.addIssue({ code: 'custom', message });
    const rules = blackjackRules(game as BlackjackDefinition);
    const [pays, to] = rules.blackjackPays;
    if (leastUnit % to !== 0) wrong('a blackjack would not be paid in whole amounts');
    if (pays < to) wrong('a blackjack would pay less than any other hand that wins');
    if (rules.lateSurrender && !rules.peeks)
      wrong('a hand can only be given up late when it is known that the dealer has no blackjack');
    if (rules.doubleAfterSplit && rules.hands < 2) wrong('nothing is doubled after a split where nothing is split');
    if ((rules.boxes * rules.hands + 1) * handCounts >= rules.decks * deckCounts)
      wrong('the decks might not last for a round');
    if (game.declared.maxWin !== Math.ceil(largestWin(rules))) wrong('the largest win does not fit');
    if (!isFirstTable(game as BlackjackDefinition)) {
      const { boxes, several } = game as { boxes: number; several: { boxes: number }[] };
      const declaredFor = several.map((one) => one.boxes).join();
      if (declaredFor !== Array.from({ length: boxes - 1 }, (_, i) => i + 2).join())
        wrong('figures are not declared for two boxes and every further one');
    }
  });
