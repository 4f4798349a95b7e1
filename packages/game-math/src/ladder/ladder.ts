import { compare, type Fraction } from '../fraction.ts';
import type { DeclaredFigures } from '../game.ts';
import { type CardsBoard, type CardsShown, cardStops } from './cards.ts';
import { type FieldBoard, type FieldShown, fieldChances } from './field.ts';
import { type RowsBoard, type RowsShown, rowChances } from './rows.ts';
import { type StepsBoard, type StepsShown, stepChances } from './steps.ts';
import { type PayRules, paysFor, returnAt, type Stop } from './stops.ts';

/**
 * Step by step, each with a chance to fail, and a take between any two: the stake times what the chance of having come so
 * far is worth. Pays are quoted in hundredths of the stake, and never promise more than `returns`: what does not come out
 * even in `payStep` is rounded down in the table, so that no win ever is.
 */
export interface LadderDefinition extends PayRules {
  code: string;
  version: number;
  name: string;
  /** Stakes are multiples of this many minor units, so that they always pay whole ones. */
  stakeStep: number;
  board: Board;
  /** The mode that is offered first, and after how many steps the declared hits and deviation are those of a take. */
  first: { mode: number; steps: number };
  /** The return is the lowest of all stops. */
  declared: DeclaredFigures;
}

export type Board = FieldBoard | RowsBoard | CardsBoard | StepsBoard;
export type BoardShown = FieldShown | RowsShown | CardsShown | StepsShown;

export function modesOf({ board }: LadderDefinition): number {
  if (board.type === 'field') return board.traps.length;
  return board.type === 'cards' ? 1 : board.modes.length;
}

/** Every stop of a mode up to the one on which the round is taken by itself; not of cards, whose stops depend on them. */
export function stopsOf(definition: LadderDefinition, mode: number): Stop[] {
  const stops = chancesOf(definition, mode).map((chance) => ({ chance, pays: paysFor(definition, chance) }));
  const over = stops.findIndex(({ pays }) => pays > definition.most * 100);
  return over < 0 ? stops : stops.slice(0, over);
}

function chancesOf({ board, returns }: LadderDefinition, mode: number): Fraction[] {
  if (board.type === 'field') return fieldChances(board, mode);
  if (board.type === 'rows') return rowChances(board, mode);
  if (board.type === 'steps') return stepChances(board, mode, returns);
  throw new RangeError('what a card is worth depends on the cards before it');
}

/** The lowest and the highest return of all stops of all modes. */
export function returnsOf(definition: LadderDefinition): { lowest: Fraction; highest: Fraction } {
  const { board } = definition;
  const stops =
    board.type === 'cards'
      ? cardStops(definition)
      : Array.from({ length: modesOf(definition) }, (_, mode) => stopsOf(definition, mode)).flat();
  const all = stops.map(returnAt).sort(compare);
  return { lowest: all[0]!, highest: all.at(-1)! };
}
