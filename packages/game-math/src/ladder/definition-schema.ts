import { z } from 'zod';
import { code, declaredFigures, name } from '../definition-parts.ts';
import { percentText } from '../fraction.ts';
import { type LadderDefinition, modesOf, returnsOf, stopsOf } from './ladder.ts';

const count = (most: number) => z.int().min(1).max(most);
const modeName = z.string().regex(/^[a-z-]{1,20}$/);
const modes = <T extends z.ZodType>(of: T) => z.array(of).min(1).max(10);

const board = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('field'),
    tiles: count(49),
    across: count(7),
    traps: z.array(count(48)).min(1).max(48),
  }),
  z.strictObject({
    type: z.literal('rows'),
    modes: modes(
      z.strictObject({
        name: modeName,
        rows: z
          .array(z.strictObject({ tiles: count(6).min(2), safe: count(5) }))
          .min(1)
          .max(12),
      }),
    ),
  }),
  z.strictObject({ type: z.literal('cards'), skips: count(52) }),
  z.strictObject({
    type: z.literal('steps'),
    modes: modes(z.strictObject({ name: modeName, pays: z.array(count(1_000_000)).min(1).max(40) })),
  }),
]);

const shape = z.strictObject({
  code,
  version: z.int().min(1),
  name,
  returns: z.int().min(8_000).max(9_999),
  payStep: count(100),
  stakeStep: count(1_000),
  most: count(10_000),
  board,
  first: z.strictObject({ mode: z.int().min(0), steps: count(40) }),
  declared: declaredFigures,
});

/** Reads a definition of the ladder engine as its folder holds it; says what is wrong with one that it could not play. */
export const ladderDefinition: z.ZodType<LadderDefinition> = shape.superRefine((game, context) => {
  const wrong = (message: string) => context.addIssue({ code: 'custom', message });
  const problem = boardProblem(game);
  if (problem) {
    wrong(problem);
    return;
  }
  if ((game.payStep * game.stakeStep) % 100 !== 0) wrong('a stake in its step does not always pay whole minor units');
  if (percentText(returnsOf(game).lowest) !== game.declared.return)
    wrong('the declared return is not the lowest of its stops');
  if (largestPay(game) !== game.declared.maxWin) wrong('the largest win does not fit');
});

function boardProblem(game: LadderDefinition): string | undefined {
  const { board: on, first } = game;
  if (first.mode >= modesOf(game)) return 'the mode that is offered first is not there';
  if (on.type === 'cards') return first.steps === 1 ? undefined : 'cards are declared for one guess';
  if (on.type === 'field') {
    if (on.tiles % on.across !== 0) return 'the rows of the field are not full';
    if (on.traps.some((traps) => traps >= on.tiles)) return 'there are no more tiles than traps';
    if (new Set(on.traps).size !== on.traps.length) return 'a number of traps is there twice';
  }
  if (on.type === 'rows' && on.modes.some(({ rows }) => rows.some(({ tiles, safe }) => safe >= tiles)))
    return 'a row has no trap';
  if (on.type === 'steps' && on.modes.some(({ pays }) => pays.some((pay) => pay % game.payStep !== 0)))
    return 'a pay is not in the step of the pays';
  for (let mode = 0; mode < modesOf(game); mode++) {
    const pays = stopsOf(game, mode).map((stop) => stop.pays);
    if (pays.length === 0) return 'a mode has no stop';
    if (pays.some((pay, i) => pay <= (pays[i - 1] ?? 100))) return 'a step does not raise the pay';
  }
  return first.steps > stopsOf(game, first.mode).length ? 'the declared stop is not there' : undefined;
}

/** The largest pay in whole multiples of the stake, rounded up: no round pays more. */
function largestPay(game: LadderDefinition): number {
  if (game.board.type === 'cards') return game.most;
  const tops = Array.from({ length: modesOf(game) }, (_, mode) => stopsOf(game, mode).at(-1)!.pays);
  return Math.ceil(Math.max(...tops) / 100);
}
