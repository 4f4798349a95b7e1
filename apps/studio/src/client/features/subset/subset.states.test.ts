import type { SubsetMode, SubsetOutcome } from '@fairhouse/game-math';
import { describe, expect, it } from 'vitest';
import { firstState, reduceSubset, type SubsetEvent } from './subset.states.ts';

const [low, high] = ['low', 'high'].map((id) => ({ id }) as SubsetMode) as [SubsetMode, SubsetMode];
const first = firstState({ like: low, numbers: [1, 2], balls: [7], caption: 'choose' });
const after = (state: typeof first, ...events: SubsetEvent[]) => events.reduce(reduceSubset, state);
const outcome = { numbers: [1, 2], drawn: [2, 9], pays: 100 } as unknown as SubsetOutcome;
const finished: SubsetEvent = { type: 'finished', outcome, like: low, caption: 'got it' };

describe('the table of a draw', () => {
  it('takes balls and result away with a bet, and keeps what is chosen', () => {
    expect(after(first, finished, { type: 'bet' })).toMatchObject({
      phase: 'asking',
      balls: [],
      result: null,
      numbers: [1, 2],
    });
  });

  it('shows balls one after another, and the result with all of them', () => {
    const drawing = after(
      first,
      { type: 'bet' },
      { type: 'answered', like: high, numbers: [3, 4] },
      { type: 'drew', balls: [2] },
    );
    expect(drawing).toMatchObject({ phase: 'drawing', like: high, numbers: [3, 4], balls: [2], result: null });
    expect(after(drawing, finished)).toMatchObject({ phase: 'shown', like: low, numbers: [1, 2], balls: [2, 9] });
  });

  it('keeps the last result until the next stands where nothing moves', () => {
    const again = after(first, finished, { ...finished, caption: 'again' });
    expect(again).toMatchObject({ phase: 'shown', result: outcome, caption: 'again' });
    // The same numbers are the same list, so that no tile of the board is drawn for them.
    expect(again.numbers).toBe(first.numbers);
  });

  it('lets a new choice take the result away', () => {
    const chosen = after(first, finished, { type: 'chose', change: { numbers: [5] }, caption: 'one of ten' });
    expect(chosen).toMatchObject({
      phase: 'choosing',
      numbers: [5],
      result: null,
      caption: 'one of ten',
      balls: [2, 9],
    });
  });
});
