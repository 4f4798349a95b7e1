import { z } from 'zod';
import { code, declaredFigures, name } from '../definition-parts.ts';
import { numbersOf, type WeightedDefinition, type WeightedMode, waysTo, weightOf } from './weighted.ts';

/** Beyond it a number could not be drawn at once. */
const mostNumbers = 1_000_000;

const modeShape = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,20}$/),
  risk: z.enum(['low', 'medium', 'high']).optional(),
  size: z.int().min(1).max(100),
  weights: z.array(z.int().min(1).max(mostNumbers)).min(2).max(100).optional(),
  pays: z.array(z.int().min(0).max(10_000_000)).min(2).max(100),
});

const shape = z.strictObject({
  code,
  version: z.int().min(1),
  name,
  returns: z.int().min(8_000).max(9_999),
  payStep: z.int().min(1).max(100),
  stakeStep: z.int().min(1).max(1_000),
  paths: z.literal(true).optional(),
  modes: z.array(modeShape).min(1).max(60),
  first: z.string(),
  declared: declaredFigures,
});

/** Reads a definition of the engine of weighted draws as its folder holds it; says what is wrong with one that it could not play. */
export const weightedDefinition: z.ZodType<WeightedDefinition> = shape.superRefine((game, context) => {
  const wrong = (message: string) => context.addIssue({ code: 'custom', message });
  const { modes, payStep, stakeStep, declared, returns, paths } = game;
  if ((payStep * stakeStep) % 100 !== 0) wrong('a stake in its step does not always pay whole minor units');
  if (new Set(modes.map(({ id }) => id)).size !== modes.length) wrong('a mode is there twice');
  if (!modes.some(({ id }) => id === game.first)) wrong('the mode that is shown first is not offered');
  if (Number(declared.return) * 100 !== returns) wrong('the declared return is not what every mode returns');
  const largest = Math.max(...modes.flatMap(({ pays }) => pays));
  if (Math.ceil(largest / 100) !== declared.maxWin) wrong('the largest win does not fit');
  for (const mode of modes) {
    if (mode.weights && mode.weights.length !== mode.pays.length) {
      wrong(`${mode.id} has segments without a weight or without a pay`);
      continue;
    }
    const numbers = numbersOf(mode);
    if (numbers > mostNumbers) wrong(`${mode.id} has too many numbers`);
    if (mode.pays.some((pays) => pays % payStep !== 0)) wrong(`${mode.id} has a pay that is not in the step`);
    if (!returnsExactly(mode, returns)) wrong(`${mode.id} does not return what is declared`);
    if (paths && !isRowsOfPins(mode)) wrong(`${mode.id} has weights that are no ways through its rows`);
  }
});

/** In whole numbers: no remainder is lost in a division. */
function returnsExactly(mode: WeightedMode, returns: number): boolean {
  const paid = mode.pays.reduce((sum, pays, segment) => sum + BigInt(weightOf(mode, segment)) * BigInt(pays), 0n);
  return paid * 100n === BigInt(numbersOf(mode)) * BigInt(returns);
}

function isRowsOfPins(mode: WeightedMode): boolean {
  const { size, pays } = mode;
  return pays.length === size + 1 && pays.every((_, place) => weightOf(mode, place) === waysTo(size, place));
}
