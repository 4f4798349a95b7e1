import { z } from 'zod';
import { code, declaredFigures, name } from '../definition-parts.ts';
import { percentText } from '../fraction.ts';
import { cardCells, cardNumbers } from './card.ts';
import { type SubsetDefinition, type SubsetMode, subsetReturn } from './subset.ts';

const modeShape = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,20}$/),
  risk: z.enum(['classic', 'low', 'medium', 'high']).optional(),
  drawn: z.int().min(1).max(100),
  picks: z.int().min(1).max(100),
  pays: z.array(z.int().min(0).max(10_000_000)).min(2).max(30),
  returns: z.string().regex(/^\d{1,40}\/\d{1,40}$/),
});

const patternShape = z.strictObject({
  id: z.enum(['line', 'corners', 'cross', 'frame', 'full']),
  shapes: z
    .array(
      z
        .array(
          z
            .int()
            .min(0)
            .max(cardCells - 1),
        )
        .min(1)
        .max(cardCells),
    )
    .min(1)
    .max(12),
});

const shape = z.strictObject({
  code,
  version: z.int().min(1),
  name,
  numbers: z.int().min(2).max(100),
  patterns: z.array(patternShape).min(1).max(5).optional(),
  payStep: z.int().min(1).max(100),
  stakeStep: z.int().min(1).max(1_000),
  modes: z.array(modeShape).min(1).max(60),
  first: z.string(),
  declared: declaredFigures,
});

/** Reads a definition of the engine of subset draws as its folder holds it; says what is wrong with one that it could not play. */
export const subsetDefinition: z.ZodType<SubsetDefinition> = shape.superRefine((game, context) => {
  const wrong = (message: string) => context.addIssue({ code: 'custom', message });
  const { modes, payStep, stakeStep, declared, numbers, patterns } = game;
  if ((payStep * stakeStep) % 100 !== 0) wrong('a stake in its step does not always pay whole minor units');
  if (new Set(modes.map(({ id }) => id)).size !== modes.length) wrong('a mode is there twice');
  if (!modes.some(({ id }) => id === game.first)) wrong('the mode that is shown first is not offered');
  if (patterns && numbers !== cardNumbers) wrong('a card has other numbers');
  if (patterns && new Set(patterns.map(({ id }) => id)).size !== patterns.length) wrong('a pattern is there twice');
  const largest = Math.max(...modes.flatMap(({ pays }) => pays));
  if (Math.ceil(largest / 100) !== declared.maxWin) wrong('the largest win does not fit');
  for (const mode of modes) {
    const results = patterns ? patterns.length : mode.picks;
    if (mode.pays.length !== results + 1 || (patterns && mode.picks !== cardCells)) {
      wrong(`${mode.id} has pays that belong to no result`);
      continue;
    }
    // A result that never comes would have a pay that never does.
    if (mode.drawn < mode.picks && !patterns) wrong(`${mode.id} draws fewer numbers than are chosen`);
    if (mode.drawn >= numbers) wrong(`${mode.id} leaves no number undrawn`);
    if (mode.pays.some((pays) => pays % payStep !== 0)) wrong(`${mode.id} has a pay that is not in the step`);
    if (patterns && mode.pays.some((pays, i) => pays < (mode.pays[i - 1] ?? 0)))
      wrong(`${mode.id} pays less for a better pattern`);
    if (!returnsAsSaid(game, mode)) wrong(`${mode.id} does not return what is declared`);
  }
});

/** The mode returns its own fraction, which is the declared return or less than half a hundredth of a per cent above it. */
function returnsAsSaid(game: Pick<SubsetDefinition, 'numbers' | 'patterns' | 'declared'>, mode: SubsetMode): boolean {
  const { part, of } = subsetReturn(game, mode);
  const above = part * 1_000_000n - of * BigInt(Math.round(Number(game.declared.return) * 10_000));
  return (
    mode.returns === `${part}/${of}` &&
    percentText({ part, of }) === game.declared.return &&
    above >= 0n &&
    above < of * 50n
  );
}
