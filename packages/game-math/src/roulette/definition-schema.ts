import { z } from 'zod';
import { code, declaredFigures, name } from '../definition-parts.ts';
import { compare, isDeclared, whole } from '../fraction.ts';
import { type RouletteDefinition, rouletteSpotsOf, spotFigures, spotTypes, typeOf } from './roulette.ts';
import { colourOf } from './wheel.ts';

const number = z.int().min(0).max(37);
const kind = z.enum(spotTypes);

const shape = z.strictObject({
  code,
  version: z.int().min(1),
  name,
  wheel: z.array(number).min(2).max(38),
  pays: z.partialRecord(kind, z.int().min(1).max(35)),
  spots: z.array(z.strictObject({ id: z.string().max(40), numbers: z.array(number).min(1).max(18) })).min(1),
  halfBack: z.array(kind).min(1).optional(),
  declared: declaredFigures,
});

/** Kinds whose places are stated by their numbers alone. */
const inside = ['straight', 'split', 'street', 'corner', 'line'];
const colours = ['red', 'black'];

/** Reads a definition of the roulette engine as its folder holds it; says what is wrong with one that it could not play. */
export const rouletteDefinition: z.ZodType<RouletteDefinition> = shape.superRefine((game, context) => {
  const wrong = (message: string) => context.addIssue({ code: 'custom', message });
  const problem = layoutProblem(game as RouletteDefinition);
  if (problem) wrong(problem);
  else figuresProblems(game as RouletteDefinition).forEach(wrong);
});

function layoutProblem({ wheel, pays, spots, halfBack = [] }: RouletteDefinition): string | undefined {
  const pockets = [...wheel].sort((a, b) => a - b);
  if (wheel[0] !== 0 || pockets.some((pocket, i) => pocket !== i)) return 'the wheel does not have every pocket once';
  if (halfBack.some((type) => pays[type] === undefined)) return 'half of a kind comes back that is not there';
  const ids = new Set<string>();
  for (const { id, numbers } of spots) {
    const type = typeOf(id);
    if (pays[type] === undefined) return `${id} has no pay`;
    if (ids.has(id)) return `${id} is there twice`;
    ids.add(id);
    if (numbers.some((one, i) => !wheel.includes(one) || one <= (numbers[i - 1] ?? -1)))
      return `the numbers of ${id} are not those of the wheel`;
    if (inside.includes(type) && id !== `${type}-${numbers.join('-')}`) return `${id} is not called by its numbers`;
    if (colours.includes(type) && numbers.some((one) => colourOf(one) !== type)) return `${id} has another colour`;
  }
  return undefined;
}

function figuresProblems(game: RouletteDefinition): string[] {
  const problems: string[] = [];
  const spots = [...rouletteSpotsOf(game).values()];
  const returns = spots.map((spot) => spotFigures(game, spot).return).sort(compare);
  if (!isDeclared(game.declared.return, game, returns[0]!))
    problems.push('the declared return is not the lowest of its bets');
  if (compare(returns.at(-1)!, whole) >= 0) problems.push('a bet returns all of its stake or more');
  if (Math.max(...spots.map(({ pays }) => pays + 1)) !== game.declared.maxWin)
    problems.push('the largest win does not fit');
  return problems;
}
