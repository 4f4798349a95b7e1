import { z } from 'zod';
import { code, declaredFigures, name } from '../definition-parts.ts';
import { chanceOf, payBounds, type ThresholdDefinition } from './threshold.ts';

const count = z.int().min(1).max(10_000_000);

const shape = z.strictObject({
  code,
  version: z.int().min(1),
  name,
  numbers: count.min(100),
  returns: z.int().min(8_000).max(9_999),
  by: z
    .array(z.enum(['winning', 'pays']))
    .min(1)
    .max(2),
  winning: z.strictObject({ least: count, most: count, first: count }),
  payStep: z.int().min(1).max(100),
  stakeStep: z.int().min(1).max(1_000),
  sides: z
    .array(z.enum(['below', 'above']))
    .min(1)
    .max(2),
  rise: z
    .strictObject({
      slope: z.int().min(1).max(1_000),
      bend: z.int().min(0).max(1_000),
      leadMs: z.int().min(0).max(5_000),
    })
    .optional(),
  declared: declaredFigures,
});

/** Reads a definition of the threshold engine as its folder holds it; says what is wrong with one that it could not play. */
export const thresholdDefinition: z.ZodType<ThresholdDefinition> = shape.superRefine((game, context) => {
  const wrong = (message: string) => context.addIssue({ code: 'custom', message });
  const { numbers, by, winning, payStep, stakeStep, declared, returns, sides } = game;
  if (winning.most >= numbers || winning.least > winning.most) wrong('the chances do not fit the numbers');
  if ((payStep * stakeStep) % 100 !== 0) wrong('a stake in its step does not always pay whole minor units');
  if (new Set(sides).size !== sides.length) wrong('a side is there twice');
  if (new Set(by).size !== by.length) wrong('a way to choose is there twice');
  if ((numbers * returns) % 100 !== 0) wrong('the return does not fit the numbers');
  if (game.rise && (by.includes('winning') || payStep !== 1 || sides.length > 1))
    wrong('a curve is cashed out at any hundredth, and from below');
  const { most } = payBounds(game);
  const pays = Math.floor((numbers * returns) / 100 / winning.first);
  if (!chanceOf(game, by.includes('winning') ? { winning: winning.first } : { pays }))
    wrong('the chance that is shown first is not offered');
  // What the choice that returns least returns is compared by a test: it takes looking at all of them.
  if (Number(declared.return) * 100 > returns) wrong('the declared return is more than any choice returns');
  if (most !== declared.maxWin * 100) wrong('the largest win does not fit');
});
