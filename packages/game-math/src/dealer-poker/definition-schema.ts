import { z } from 'zod';
import { rankOrder } from '../cards/card-number.ts';
import { handKinds, hasKind } from '../cards/hand-strength.ts';
import { code, declaredFigures, name } from '../definition-parts.ts';
import { type DealerPokerDefinition, largestWins, type OddsLine, type PaidHand } from './dealer-poker.ts';

const ranks = z
  .string()
  .regex(/^[2-9TJQKA]{1,13}$/)
  .refine((own) => new Set(own).size === own.length);

const lines = z
  .array(
    z.strictObject({
      hand: z.enum([...handKinds, 'royal-flush']),
      of: ranks.optional(),
      pays: z.int().min(1).max(10_000),
    }),
  )
  .max(12);

const figures = declaredFigures.omit({ volatility: true, maxWin: true });
const oneIn = z.int().min(2);

const shape = z.strictObject({
  code,
  version: z.int().min(1),
  name,
  hand: z.union([z.literal(3), z.literal(5)]),
  player: z.int().min(2).max(5),
  board: z.int().min(0).max(5),
  dealer: z
    .strictObject({
      cards: z.int().min(2).max(5),
      open: z.int().min(0).max(1),
      qualifies: z.strictObject({ hand: z.enum(handKinds), ranks }),
    })
    .nullable(),
  decisions: z
    .array(
      z.strictObject({
        board: z.int().min(0).max(5),
        raise: z.int().min(1).max(5),
        otherwise: z.enum(['fold', 'stay']),
      }),
    )
    .min(1)
    .max(3),
  pays: z.strictObject({ ante: lines, raise: lines, bonus: lines }),
  side: z.strictObject({ pays: lines.min(1), declared: figures.extend({ oneIn }) }).nullable(),
  stakeStep: z.int().min(1).max(1_000),
  declared: declaredFigures,
  oneIn,
});

/** Reads a definition of the dealer poker engine as its folder holds it; says what is wrong with one that it could not play. */
export const dealerPokerDefinition: z.ZodType<DealerPokerDefinition> = shape.superRefine((given, context) => {
  const game = given as DealerPokerDefinition;
  const problem = dealProblem(game) ?? paysProblem(game);
  if (problem) {
    context.addIssue({ code: 'custom', message: problem });
    return;
  }
  const { plain, withSide } = largestWins(game);
  if (Math.ceil(Math.max(plain, withSide ?? 0)) !== game.declared.maxWin)
    context.addIssue({ code: 'custom', message: 'the largest win does not fit' });
});

function dealProblem({ hand, player, board, dealer, decisions, side }: DealerPokerDefinition): string | undefined {
  if (player + board < hand) return 'the player has too few cards for a hand';
  if (dealer && dealer.cards + board < hand) return 'the dealer has too few cards for a hand';
  if (dealer && dealer.open >= dealer.cards) return 'the dealer hides nothing';
  if (dealer && !hasKind(dealer.qualifies.hand, hand)) return 'the dealer cannot have what it needs';
  if (decisions.some((one, i) => one.board > board || one.board < (decisions[i - 1]?.board ?? 0)))
    return 'the cards of the middle are not turned one after another';
  // Who may go on without a stake against a dealer would do so with every hand.
  if (decisions.some(({ otherwise }) => (otherwise === 'fold') !== (dealer !== null)))
    return 'a hand against a dealer is folded, one without a dealer goes on';
  return side && player !== hand ? 'the bet on the side is on a whole hand' : undefined;
}

function paysProblem({ hand, dealer, pays, side }: DealerPokerDefinition): string | undefined {
  if (!dealer && (pays.ante.length === 0 || pays.raise.length > 0 || pays.bonus.length > 0))
    return 'without a dealer every stake pays by the table of the ante';
  for (const table of [pays.ante, pays.raise, pays.bonus, side?.pays ?? []]) {
    const wrong = table.map((line) => lineProblem(line, hand)).find((problem) => problem);
    if (wrong) return wrong;
    if (table.some((line, i) => i > 0 && line.pays > table[i - 1]!.pays)) return 'the best line does not come first';
    const known = table.map(({ hand: kind, of }) => `${kind} ${of ?? ''}`);
    if (new Set(known).size !== known.length) return 'a line is there twice';
    if (table.some((line, i) => table.slice(0, i).some((before) => covers(before, line))))
      return 'a line is never paid';
  }
  return undefined;
}

function lineProblem({ hand, of }: OddsLine, size: 3 | 5): string | undefined {
  if (hand === 'royal-flush') {
    if (size === 3) return 'there is no royal flush of three cards';
  } else if (!hasKind(hand, size)) return `there is no ${hand} of three cards`;
  if (of && hand !== 'pair') return `${hand} is not stated apart by ranks`;
  return of && !rankOrder.endsWith(of) ? 'the ranks of a pair do not reach up to the ace' : undefined;
}

/** Every hand of the second line makes the first one as well. */
function covers(first: OddsLine, second: OddsLine): boolean {
  const isKind = (hand: PaidHand) => first.hand === hand && !first.of;
  return isKind(second.hand) || (second.hand === 'royal-flush' && isKind('straight-flush'));
}
