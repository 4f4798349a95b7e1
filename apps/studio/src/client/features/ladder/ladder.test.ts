import type { CardsShown, LadderDefinition, LadderOutcome } from '@fairhouse/game-math';
import { gameOf } from '@fairhouse/games';
import { describe, expect, it } from 'vitest';
import { brightnessOf, chanceText, heightOf, nextChance, stopsAround, stopsIn } from './figures.ts';
import { anyTile, closedTiles, keyAction } from './key-action.ts';

const definitionOf = (code: string) => gameOf(code)!.definition as LadderDefinition;
const [mines, towers, hiLo, pump] = ['mines', 'towers', 'hi-lo', 'pump'].map(definitionOf) as [
  LadderDefinition,
  LadderDefinition,
  LadderDefinition,
  LadderDefinition,
];
const open = (board: LadderOutcome['board'], steps: number, mode = 0): LadderOutcome => ({
  kind: 'ladder',
  stake: 100,
  mode,
  state: 'open',
  steps,
  pays: 0,
  board,
  win: 0,
});
const first = () => 0;
const last = () => 0.999;

describe('the figures of a ladder', () => {
  it('say the chance of the next step, not of the whole way', () => {
    const stops = stopsIn(mines, 2);
    expect(chanceText(nextChance(stops, 0)!)).toBe('88.00 %');
    expect(chanceText(nextChance(stops, 3)!)).toBe('86.36 %');
    expect(nextChance(stops, stops.length)).toBeUndefined();
    expect(stopsIn(hiLo, 0)).toEqual([]);
  });

  it('show the stops around the next one', () => {
    expect(stopsAround(25, 0, 6)).toEqual({ from: 0, to: 6 });
    expect(stopsAround(25, 5, 6)).toEqual({ from: 4, to: 10 });
    expect(stopsAround(25, 24, 6)).toEqual({ from: 19, to: 25 });
    expect(stopsAround(2, 1, 6)).toEqual({ from: 0, to: 2 });
  });

  it('put a pay as high as its doublings, and a win in proportion', () => {
    expect([heightOf(0, 1_600), heightOf(100, 1_600), heightOf(400, 1_600), heightOf(1_600, 1_600)]).toEqual([
      0, 0, 0.5, 1,
    ]);
    expect([147, 1_000, 10_000].map(brightnessOf)).toEqual([1, 2, 3]);
  });
});

describe('the keys of a ladder', () => {
  it('take only after a step', () => {
    const board = { type: 'steps', held: null } as const;
    expect(keyAction('t', pump, open(board, 0))).toBeUndefined();
    expect(keyAction('T', pump, open(board, 1))).toBe('take');
    expect(keyAction('p', pump, open(board, 1))).toBeUndefined();
  });

  it('open a tile at random among those that are closed', () => {
    const outcome = open({ type: 'field', picked: [0, 24], traps: null }, 2);
    expect(closedTiles(mines, outcome)).toHaveLength(23);
    expect([keyAction('p', mines, outcome, first), keyAction('P', mines, outcome, last)]).toEqual([
      'pick:1',
      'pick:23',
    ]);
    expect(keyAction('1', mines, outcome)).toBeUndefined();
    expect(anyTile([5], last)).toBe('pick:5');
  });

  it('choose a tile of the row by its number', () => {
    const outcome = open({ type: 'rows', picked: [0], traps: null }, 1);
    expect(['1', '3', '4', 'x'].map((key) => keyAction(key, towers, outcome))).toEqual([
      'pick:0',
      'pick:2',
      undefined,
      undefined,
    ]);
  });

  it('guess by the place of the button, and skip while there are skips', () => {
    const board: CardsShown = {
      type: 'cards',
      cards: ['AS'],
      actions: [],
      guesses: [
        { guess: 'higher', ranks: 12, pays: 107 },
        { guess: 'same', ranks: 1, pays: 1_287 },
      ],
      skipsLeft: 1,
    };
    const keys = ['h', 'w', 's', 'x'].map((key) => keyAction(key, hiLo, open(board, 0)));
    expect(keys).toEqual(['higher', 'same', 'skip', undefined]);
    expect(keyAction('s', hiLo, open({ ...board, skipsLeft: 0 }, 0))).toBeUndefined();
  });
});
