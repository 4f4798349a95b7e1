import { describe, expect, it } from 'vitest';
import { type BlackjackRound, firstState, isOver, reduceTable, type TableChange } from './blackjack.states.ts';

const roundOf = (phase: string, events: number) =>
  ({ roundId: '1', outcome: { phase, events: Array(events).fill({ type: 'card' }) } }) as unknown as BlackjackRound;
const last = roundOf('SETTLED', 5);
const there = firstState(last, 'place a bet');
const after = (state: typeof there, ...changes: TableChange[]) => changes.reduce(reduceTable, state);

describe('a blackjack table', () => {
  it('shows the last round whole, without dealing it again', () => {
    expect(there).toMatchObject({ phase: 'idle', shown: 5, arrived: true, still: true });
    expect(isOver(there)).toBe(true);
  });

  it('takes the last round off with the first stake of the next', () => {
    expect(after(there, { type: 'stakesChanged', caption: 'place a bet' }).round).toBeNull();
  });

  it('stays where it was when a call is refused', () => {
    const refused = after(there, { type: 'asked' }, { type: 'refused', caption: 'place a bet' });
    expect(refused).toEqual(there);
  });

  it('tells a round event by event, each card arriving before the next', () => {
    const answered = after(there, { type: 'asked' }, { type: 'answered', round: roundOf('PLAYER', 4), shown: 0 });
    expect(answered).toMatchObject({ phase: 'showing', shown: 0, still: false, caption: '' });
    expect(isOver(answered)).toBe(false);
    const flying = after(answered, { type: 'event', shown: 1, caption: 'Peek' });
    expect(flying).toMatchObject({ shown: 1, arrived: false, caption: 'Peek' });
    expect(after(flying, { type: 'arrived', caption: undefined })).toMatchObject({ arrived: true, caption: 'Peek' });
  });

  it('lets the player choose once it has been shown', () => {
    const rested = after(there, { type: 'asked' }, { type: 'settled', caption: 'Your turn' });
    expect(rested).toMatchObject({ phase: 'idle', caption: 'Your turn' });
  });
});
