import type { DrawCard, DrawPokerOutcome } from '@fairhouse/game-math';
import { describe, expect, it } from 'vitest';
import { allPlaces, firstState, reduceTable, type TableEvent } from './draw-poker.states.ts';
import { countMsOf } from './win-size.ts';

const round = {
  dealt: ['AS', 'KS', 'QS', '2D', '3D'],
  drawn: ['AS', 'KS', 'QS', 'JS', 'TS'],
} as unknown as DrawPokerOutcome;
const there = firstState({ there: round, line: -1, caption: 'deal' });
const after = (state: typeof there, ...events: TableEvent[]) => events.reduce(reduceTable, state);
const cardsOf = (state: typeof there) => state.places.map(({ card }) => card);

describe('the table of a video poker', () => {
  it('shows the cards of the last round, or backs where there was none', () => {
    expect(cardsOf(there)).toEqual(round.drawn);
    expect(cardsOf(firstState({ there: null, line: -1, caption: '' }))).toEqual(Array(5).fill('??'));
  });

  it('puts the last round back where a bet is refused', () => {
    const finished = after(
      there,
      { type: 'finished', line: 0, pays: 800, caption: 'won' },
      { type: 'counted', win: 8, isOver: true },
    );
    const betting = after(finished, { type: 'bet' }, { type: 'cleared', places: allPlaces });
    expect(betting).toMatchObject({ phase: 'dealing', line: -1, pays: 0, win: null, caption: '' });
    expect(after(betting, { type: 'betRefused' })).toEqual({ ...finished, before: null });
  });

  it('takes the cards away that are not held, and lays others on those places alone', () => {
    const drawing = after(
      there,
      { type: 'toggled', place: 0 },
      { type: 'toggled', place: 2 },
      { type: 'drew', held: 0b00101 },
    );
    expect(drawing).toMatchObject({ phase: 'drawing', held: 0b00101, leaving: 0b11010 });
    const laid = after(
      drawing,
      { type: 'cleared', places: 0b11010 },
      { type: 'laid', place: 1, card: 'JK' as DrawCard },
    );
    expect(cardsOf(laid)).toEqual(['AS', 'JK', 'QS', null, null]);
    expect(laid.leaving).toBe(0);
  });

  it('lets the player choose again where a draw is refused, with the hand as it was named', () => {
    const refused = after(there, { type: 'drew', held: 0 }, { type: 'drawRefused', line: 3, caption: 'choose' });
    expect(refused).toMatchObject({ phase: 'idle', leaving: 0, line: 3, caption: 'choose' });
    expect(cardsOf(refused)).toEqual(round.drawn);
  });

  it('is idle once a win is counted, and not before', () => {
    const counting = after(there, { type: 'counting' }, { type: 'counted', win: 5, isOver: false });
    expect(counting).toMatchObject({ phase: 'counting', win: 5 });
    expect(after(counting, { type: 'counted', win: 9, isOver: true })).toMatchObject({ phase: 'idle', win: 9 });
  });
});

it('counts up what is more than the stake, the longer the more it is', () => {
  expect(countMsOf(1)).toBe(0);
  expect(countMsOf(4)).toBe(990);
  expect(countMsOf(800)).toBe(2_600);
});
