import { z } from 'zod';
import { code, declaredFigures, name } from '../definition-parts.ts';
import { isDeclared } from '../fraction.ts';
import { type CurveDefinition, leastReturn } from './curve.ts';

const hundredths = z.int().min(101).max(10_000_000);

const shape = z.strictObject({
  code,
  version: z.int().min(1),
  name,
  returns: z.int().min(8_000).max(9_999),
  least: hundredths,
  most: hundredths,
  first: hundredths,
  stakeStep: z.int().min(1).max(1_000),
  doublesInMs: z.int().min(1_000).max(60_000),
  declared: declaredFigures,
});

/** Reads a definition of the curve engine as its folder holds it; says what is wrong with one that it could not play. */
export const curveDefinition: z.ZodType<CurveDefinition> = shape.superRefine((game, context) => {
  const wrong = (message: string) => context.addIssue({ code: 'custom', message });
  const { least, most, first, stakeStep, declared } = game;
  if (least > most) wrong('no target lies between the least and the most');
  if (first < least || first > most) wrong('the target that is shown first is not offered');
  if (stakeStep % 100 !== 0) wrong('a stake in its step does not always pay whole minor units');
  if (least <= most && !isDeclared(declared.return, game, leastReturn(game)))
    wrong('the declared return is not the lowest of its targets');
  if (declared.maxWin * 100 !== most) wrong('the largest win does not fit');
});
