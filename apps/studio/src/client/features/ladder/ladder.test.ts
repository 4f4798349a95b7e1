import type { CardsShown, LadderDefinition, LadderOutcome } from '@fairhouse/game-math';
import { gameOf } from '@fairhouse/games';
import { describe, expect, it } from 'vitest';
import { shareText } from '../../lib/texts/numbers.ts';
import { heightOf, nextChance, stopsAround, stopsIn } from './figures.ts';
import { anyTile, closedTiles, keyAction } from './key-action.ts';
import { decidedActions, firstPattern, type Pattern, patternAction, patternIsEmpty, withTile } from './pattern.ts';

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
    expect(shareText(nextChance(stops, 0)!)).toBe('88.00 %');
    expect(shareText(nextChance(stops, 3)!)).toBe('86.36 %');
    expect(nextChance(stops, stops.length)).toBeUndefined();
    expect(stopsIn(hiLo, 0)).toEqual([]);
  });

  it('show the stops around the next one', () => {
    expect(stopsAround(25, 0, 6)).toEqual({ from: 0, to: 6 });
    expect(stopsAround(25, 5, 6)).toEqual({ from: 4, to: 10 });
    expect(stopsAround(25, 24, 6)).toEqual({ from: 19, to: 25 });
    expect(stopsAround(2, 1, 6)).toEqual({ from: 0, to: 2 });
  });

  it('put a pay as high as its doublings', () => {
    expect([heightOf(0, 1_600), heightOf(100, 1_600), heightOf(400, 1_600), heightOf(1_600, 1_600)]).toEqual([
      0, 0, 0.5, 1,
    ]);
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

describe('the pattern of a ladder in autoplay', () => {
  it('is all decided before the round, where no step depends on the one before', () => {
    expect(decidedActions({ type: 'field', tiles: [7, 3], most: 24 })).toEqual(['pick:7', 'pick:3', 'take']);
    expect(decidedActions({ type: 'rows', tiles: [1, 0], most: 10 })).toEqual(['pick:1', 'pick:0', 'take']);
    expect(decidedActions({ type: 'steps', steps: 2, most: 25 })).toEqual(['go', 'go', 'take']);
    expect(decidedActions({ type: 'cards', steps: 2, most: 20, rule: 'likelier' })).toBeUndefined();
  });

  it('opens its tiles in their order, then cashes out', () => {
    let pattern = firstPattern(mines, 2);
    expect(patternIsEmpty(pattern)).toBe(true);
    for (const tile of [7, 3, 9, 3]) pattern = withTile(pattern, tile);
    const actions = [[], [7], [7, 9]].map((picked) =>
      patternAction(pattern, open({ type: 'field', picked, traps: null }, picked.length)),
    );
    expect(actions).toEqual(['pick:7', 'pick:9', 'take']);
  });

  it('has no more tiles than are safe', () => {
    let pattern = firstPattern(mines, 0);
    const { most } = pattern;
    for (let tile = 0; tile < 25; tile++) pattern = withTile(pattern, tile);
    expect(pattern).toMatchObject({ tiles: Array.from({ length: most }, (_, tile) => tile) });
  });

  it('takes one tile a row from the lowest on, and none above a gap', () => {
    let pattern = withTile(firstPattern(towers, 0), 2, 1);
    expect(patternIsEmpty(pattern)).toBe(true);
    for (const [tile, row] of [
      [0, 0],
      [1, 1],
      [2, 2],
      [1, 0],
    ] as const)
      pattern = withTile(pattern, tile, row);
    expect(pattern).toMatchObject({ tiles: [1, 1, 2] });
    const rows: LadderOutcome['board'] = { type: 'rows', picked: [], traps: null };
    expect([0, 1, 2, 3].map((steps) => patternAction(pattern, open(rows, steps)))).toEqual([
      'pick:1',
      'pick:1',
      'pick:2',
      'take',
    ]);
    expect(withTile(pattern, 1, 1)).toMatchObject({ tiles: [1] });
  });

  it('goes its steps, then cashes out', () => {
    const pattern = { ...firstPattern(pump, 0), steps: 2 } as Pattern;
    const board = { type: 'steps', held: null } as const;
    expect([0, 1, 2].map((steps) => patternAction(pattern, open(board, steps)))).toEqual(['go', 'go', 'take']);
  });

  it('guesses as was chosen, and the likelier where that is not on offer', () => {
    const shown = (guesses: CardsShown['guesses']): CardsShown => ({
      type: 'cards',
      cards: ['KS'],
      actions: [],
      guesses,
      skipsLeft: 1,
    });
    const king = shown([
      { guess: 'lower', ranks: 12, pays: 107 },
      { guess: 'same', ranks: 1, pays: 1_287 },
    ]);
    const five = shown([
      { guess: 'higher', ranks: 9, pays: 140 },
      { guess: 'lower', ranks: 5, pays: 250 },
    ]);
    const by = (rule: 'likelier' | 'higher' | 'lower') => ({ ...firstPattern(hiLo, 0), rule }) as Pattern;
    expect(patternAction(by('higher'), open(king, 0))).toBe('lower');
    expect(patternAction(by('likelier'), open(five, 0))).toBe('higher');
    expect(patternAction(by('lower'), open(five, 0))).toBe('lower');
    expect(patternAction(by('lower'), open(five, 1))).toBe('take');
  });
});
