import { z } from 'zod';
import { code, declaredFigures, name } from '../definition-parts.ts';
import { chancesOf, type ThresholdDefinition } from './threshold.ts';

const count = z.int().min(1).max(10_000_000);

const shape = z.strictObject({
  code,
  version: z.int().min(1),
  name,
  numbers: count.min(100),
  returns: z.int().min(8_000).max(9_999),
  winning: z.strictObject({ least: count, most: count, first: count }),
  payStep: z.int().min(1).max(100),
  stakeStep: z.int().min(1).max(1_000),
  sides: z
    .array(z.enum(['below', 'above']))
    .min(1)
    .max(2),
  declared: declaredFigures,
});

/** Reads a definition of the threshold engine as its folder holds it; says what is wrong with one that it could not play. */
export const thresholdDefinition: z.ZodType<ThresholdDefinition> = shape.superRefine((game, context) => {
  const wrong = (message: string) => context.addIssue({ code: 'custom', message });
  const { numbers, winning, payStep, stakeStep, declared, returns, sides } = game;
  if (winning.most >= numbers || winning.least > winning.most) wrong('the chances do not fit the numbers');
  if ((payStep * stakeStep) % 100 !== 0) wrong('a stake in its step does not always pay whole minor units');
  if (new Set(sides).size !== sides.length) wrong('a side is there twice');
  const chances = chancesOf(game);
  if (!chances.some((chance) => chance.winning === winning.first))
    wrong('the chance that is shown first is not offered');
  if (Number(declared.return) * 100 !== returns) wrong('the declared return is not what every choice returns');
  if (Math.max(...chances.map(({ pays }) => pays)) !== declared.maxWin * 100) wrong('the largest win does not fit');
});
