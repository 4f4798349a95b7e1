import { z } from 'zod';
import { code, declaredFigures, name } from '../definition-parts.ts';
import { compare, isDeclared, whole } from '../fraction.ts';
import { type DiceTableDefinition, diceTables } from './dice-table.ts';
import { diceFigures } from './figures.ts';

const pay = z.tuple([z.int().min(0).max(1_000), z.int().min(1).max(100)]);

const shape = z.strictObject({
  code,
  version: z.int().min(1),
  name,
  table: z.enum(['sic-bo', 'craps']),
  spots: z
    .array(z.strictObject({ id: z.string().max(20), pays: z.array(pay).min(1).max(3) }))
    .min(1)
    .max(60),
  declared: declaredFigures,
});

/** Reads a definition of the dice tables as its folder holds it; says what is wrong with one that it could not play. */
export const diceTableDefinition: z.ZodType<DiceTableDefinition> = shape.superRefine((game, context) => {
  const wrong = (message: string) => context.addIssue({ code: 'custom', message });
  const known = diceTables[game.table].spots;
  if (new Set(game.spots.map(({ id }) => id)).size !== game.spots.length) wrong('a place is there twice');
  for (const { id, pays } of game.spots) {
    if (!Object.hasOwn(known, id)) wrong(`${id} is not on this layout`);
    else if (known[id] !== pays.length) wrong(`${id} does not have a pay for each way to be met`);
  }
  if (context.issues.length > 0) return;
  const figures = game.spots.map((spot) => diceFigures(game, spot));
  const returns = figures.map((one) => one.return).sort(compare);
  if (compare(returns.at(-1)!, whole) >= 0) wrong('a bet returns all of its stake or more');
  if (!isDeclared(game.declared.return, game, returns[0]!)) wrong('the declared return is not the lowest of its bets');
  if (Math.ceil(Math.max(...figures.map(({ largest }) => largest.returns))) !== game.declared.maxWin)
    wrong('the largest win does not fit');
});
