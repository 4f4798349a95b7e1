import { describe, expect, it } from 'vitest';
import { firstState, reduceThreshold, type ThresholdEvent } from './threshold.states.ts';

const first = firstState({ choice: { pays: 200 }, side: 'below', manual: false }, 'choose');
const after = (state: typeof first, ...events: ThresholdEvent[]) => events.reduce(reduceThreshold, state);
const finished: ThresholdEvent = {
  type: 'finished',
  result: { number: 1, winning: 2, won: true, win: 200 },
  caption: 'won',
};

describe('the states of a threshold', () => {
  it('takes the result away with a new choice, and with a bet', () => {
    const shown = after(first, finished);
    expect(shown).toMatchObject({ phase: 'shown', result: { win: 200 } });
    const chosen = after(shown, { type: 'chose', change: { manual: true }, caption: 'choose' });
    expect(chosen).toMatchObject({ phase: 'choosing', manual: true, result: null, choice: { pays: 200 } });
    expect(after(shown, { type: 'bet' })).toMatchObject({ phase: 'asking', result: null, caption: '' });
  });

  it('shows a round as it was bet', () => {
    const bet = { choice: { pays: 500 }, side: 'below', manual: true } as const;
    expect(after(first, { type: 'bet' }, { type: 'answered', bet })).toMatchObject(bet);
  });

  it('cashes out only while a curve rises, and keeps the curve rising where that is refused', () => {
    const cashing: ThresholdEvent = { type: 'cashing', caption: 'cashing' };
    expect(after(first, cashing)).toBe(first);
    const rising = after(first, { type: 'bet' }, { type: 'rising', caption: 'rising' });
    expect(after(rising, cashing)).toMatchObject({ phase: 'cashing' });
    expect(after(rising, cashing, { type: 'cashOutRefused', caption: 'again' })).toMatchObject({ phase: 'rising' });
    // Its end came first.
    expect(after(rising, cashing, finished, { type: 'cashOutRefused', caption: 'again' })).toMatchObject({
      phase: 'shown',
      caption: 'won',
    });
  });
});
