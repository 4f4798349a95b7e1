import { z } from 'zod';
import { code, declaredFigures, name } from '../definition-parts.ts';
import { compare, isDeclared, whole } from '../fraction.ts';
import { type CompareDefinition, spotsOf } from './compare.ts';
import { meanOf, wayFigures, waysOf } from './endings.ts';

const pay = z.int().min(0).max(1_000_000);

const rules = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('baccarat') }),
  z.strictObject({ type: z.literal('dragon-tiger'), tied: pay }),
  z.strictObject({ type: z.literal('war'), warWon: pay, warTied: pay, givenUp: pay }),
  z.strictObject({ type: z.literal('andar-bahar') }),
  z.strictObject({ type: z.literal('red-dog'), spreads: z.array(pay).min(1).max(11), three: pay }),
]);

const shape = z.strictObject({
  code,
  version: z.int().min(1),
  name,
  rules,
  decks: z.int().min(1, { abort: true }).max(8),
  spots: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9-]{1,20}$/),
        pays: pay.min(101),
        cards: z.tuple([z.int().min(1), z.int().min(1)]).optional(),
      }),
    )
    .min(1)
    .max(12),
  stakeStep: z.int().min(1).max(1_000),
  declared: declaredFigures,
});

/** Reads a definition of the compare engine as its folder holds it; says what is wrong with one that it could not play. */
export const compareDefinition: z.ZodType<CompareDefinition> = shape.superRefine((game, context) => {
  const wrong = (message: string) => context.addIssue({ code: 'custom', message });
  const problem = spotsProblem(game);
  if (problem) {
    wrong(problem);
    return;
  }
  const ways = waysOf(game);
  if (ways.some(({ endings }) => endings.some(({ returns }) => (returns * game.stakeStep) % 100 !== 0)))
    wrong('a stake in its step does not always pay whole minor units');
  const figures = ways.map(wayFigures);
  if (figures.some((one) => compare(one.return, whole) >= 0)) wrong('a bet returns more than is staked');
  const { declared } = game;
  if (!isDeclared(declared.return, game, meanOf(ways[0]!.endings)))
    wrong('the declared return is not that of the first spot');
  if (largestOf(game) !== declared.maxWin) wrong('the largest win does not fit');
});

function spotsProblem({ rules: { type }, spots, decks }: CompareDefinition): string | undefined {
  const known = spotsOf[type];
  const plain = spots.filter(({ cards }) => !cards).map(({ id }) => id);
  if (new Set(spots.map(({ id }) => id)).size !== spots.length) return 'a spot is there twice';
  if (plain[0] !== known[0] || spots[0]!.id !== known[0]) return 'the first spot is not that of the table';
  if (plain.some((id) => !known.includes(id))) return 'a spot is not known at this table';
  if (type === 'dragon-tiger' && decks === 1 && plain.includes('suited-tie')) return 'one deck has no card twice';
  const most = 52 * decks - 4 * decks + 1;
  for (const { cards } of spots)
    if (cards && (type !== 'andar-bahar' || cards[0] > cards[1] || cards[1] > most))
      return 'no such number of cards comes';
  return undefined;
}

/** In whole first stakes, rounded up: no round returns more, whatever is decided in it. */
function largestOf({ rules, spots }: CompareDefinition): number {
  const pays = spots.map((spot) => spot.pays);
  if (rules.type === 'war') pays.push(rules.warWon, rules.warTied, rules.givenUp);
  if (rules.type === 'red-dog') pays.push(rules.three, ...[...rules.spreads, ...pays].map((one) => one * 2));
  return Math.ceil(Math.max(...pays) / 100);
}
