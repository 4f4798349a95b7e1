import type { CompareOutcome } from '@fairhouse/game-math';
import { describe, expect, it } from 'vitest';
import { firstState, reduceTable, type TableEvent } from './compare.states.ts';

const round = { hands: [['AS'], ['KS']], raised: false, result: 'player' } as unknown as CompareOutcome;
const there = firstState({ there: round, beats: 2, caption: 'place bets' });
const after = (state: typeof there, ...events: TableEvent[]) => events.reduce(reduceTable, state);

describe('a table where hands are compared', () => {
  it('leaves the cards of the last round until a bet is taken, then deals others as another round', () => {
    const leaving = after(there, { type: 'bet' });
    expect(leaving).toMatchObject({ phase: 'leaving', shown: { outcome: round, still: true }, caption: '' });
    const cleared = after(leaving, { type: 'betTaken', raised: false }, { type: 'cleared' });
    expect(cleared).toMatchObject({ phase: 'playing', shown: { outcome: null, beats: 0, round: 1, still: false } });
  });

  it('stays with the cards on the table where a bet is refused', () => {
    const refused = after(there, { type: 'bet' }, { type: 'betRefused', caption: 'place bets' });
    expect(refused).toEqual(there);
  });

  it('tells a round card by card, and keeps what was said where a card says nothing', () => {
    const finished = after(
      there,
      { type: 'beat', outcome: round, beats: 1, caption: 'The player draws' },
      { type: 'beat', outcome: round, beats: 2, caption: undefined },
    );
    expect(finished).toMatchObject({ shown: { beats: 2, still: false }, caption: 'The player draws' });
  });

  it('takes a raise back where it is refused', () => {
    const raised = after(there, { type: 'decided', raised: true });
    expect(raised.raised).toBe(true);
    expect(after(raised, { type: 'decisionRefused', caption: 'Raise, or stay?' }).raised).toBe(false);
  });

  it('shows a result until a chip is put', () => {
    const finished = after(there, { type: 'finished', outcome: round, stake: 100, caption: 'Player wins.' });
    expect(finished).toMatchObject({ phase: 'finished', result: { stake: 100 } });
    expect(after(finished, { type: 'chipsChanged', caption: '5.00 on tie' })).toMatchObject({
      phase: 'betting',
      result: null,
    });
  });
});
