import type { DrawCard, DrawPokerOutcome } from '@fairhouse/game-math';
import { describe, expect, it } from 'vitest';
import { allPlaces, firstState, reduceTable, type TableEvent } from './draw-poker.states.ts';
import { countMsOf } from './win-size.ts';

const round = {
  dealt: ['AS', 'KS', 'QS', '2D', '3D'],
  drawn: ['AS', 'KS', 'QS', 'JS', 'TS'],
} as unknown as DrawPokerOutcome;
const there = firstState({ there: round, isOpen: false, line: -1, caption: 'deal' });
const after = (state: typeof there, ...events: TableEvent[]) => events.reduce(reduceTable, state);
const cardsOf = (state: typeof there) => state.places.map(({ card }) => card);

describe('the table of a video poker', () => {
  it('shows the cards of the last round, or backs where there was none', () => {
    expect(cardsOf(there)).toEqual(round.drawn);
    expect(cardsOf(firstState({ there: null, isOpen: false, line: -1, caption: '' }))).toEqual(Array(5).fill('??'));
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

  const won = { ...round, line: 2, doubled: { tries: [], won: 400 } } as unknown as DrawPokerOutcome;
  const dealer = { dealer: '9C', cards: null, picked: null };

  it('shows a win that waits, and the cards of a try, where the round was left', () => {
    const left = (doubled: unknown) =>
      firstState({ there: { ...won, doubled } as DrawPokerOutcome, isOpen: true, line: 2, caption: '' });
    expect(cardsOf(left({ tries: [], won: 400 }))).toEqual(round.drawn);
    const picking = left({ tries: [dealer], won: 400 });
    expect([cardsOf(picking), picking.duel, picking.win]).toEqual([
      ['9C', ...Array(4).fill('??')],
      { picked: null },
      400,
    ]);
    const four = ['KD', '2S', '3S', '4S'];
    const tied = left({ tries: [{ dealer: '9C', cards: four, picked: 2 }], won: 400 });
    expect([cardsOf(tied), tied.duel]).toEqual([['9C', ...four], { picked: 3 }]);
    // Once it is over, the hand is shown.
    const over = firstState({
      there: { ...won, doubled: { tries: [dealer], won: 0 } } as never,
      isOpen: false,
      line: 2,
      caption: '',
    });
    expect([cardsOf(over), over.duel]).toEqual([round.drawn, null]);
  });

  it('turns the four cards at once, and begins the next try without a picked one', () => {
    const offered = after(there, { type: 'offered', line: 2, pays: 4, won: 400, caption: 'risk it?' });
    expect(offered).toMatchObject({ phase: 'idle', win: 400, pays: 4, line: 2 });
    const laid = ['9C', '??', '??', '??', '??'] as const;
    const duel = after(
      offered,
      { type: 'doubling' },
      { type: 'cleared', places: allPlaces },
      ...laid.map((card, place) => ({ type: 'laid' as const, place, card })),
      { type: 'duel', caption: 'pick' },
    );
    expect(duel).toMatchObject({ phase: 'idle', win: 400, line: -1, duel: { picked: null } });
    const picked = after(duel, { type: 'picked', place: 2, cards: ['KD', '2S', '3S', '4S'] });
    expect([cardsOf(picked), picked.duel]).toEqual([['9C', 'KD', '2S', '3S', '4S'], { picked: 2 }]);
    expect(after(picked, { type: 'doubling' }).duel).toEqual({ picked: null });
    expect(after(picked, { type: 'bet' }).duel).toBeNull();
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
