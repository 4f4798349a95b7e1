import type { DiceTableOutcome } from '@fairhouse/game-math';
import { describe, expect, it } from 'vitest';
import type { Round } from '../../lib/round/wire.ts';
import { firstState, reduceTable, type TableEvent } from './dice-table.states.ts';

const kept = { rolls: [[3, 3]] } as unknown as DiceTableOutcome;
const there = firstState(kept, 'resumed');
const empty = firstState(null, 'place bets');
const after = (state: typeof there, ...events: TableEvent[]) => events.reduce(reduceTable, state);
const thrown = { type: 'thrown', caption: 'rolling' } as const;

describe('a dice table', () => {
  it('continues a round that was left, also when a throw is refused', () => {
    expect(there).toMatchObject({ phase: 'open', shown: kept });
    expect(after(there, thrown, { type: 'refused', caption: 'stands' })).toMatchObject({ phase: 'open', shown: kept });
  });

  it('takes bets again when the first throw is refused', () => {
    expect(after(empty, thrown, { type: 'refused', caption: 'place bets' })).toEqual(empty);
  });

  it('shows a throw when the dice have fallen, and a result until the next chip', () => {
    const outcome = { rolls: [[1, 6]] } as unknown as DiceTableOutcome;
    const finished = after(
      empty,
      thrown,
      { type: 'fell', outcome },
      { type: 'finished', round: { win: 5 } as Round, caption: 'won' },
    );
    expect(finished).toMatchObject({ phase: 'finished', shown: outcome, result: { win: 5 } });
    expect(after(finished, { type: 'chipsChanged', caption: 'place bets' })).toEqual(empty);
  });

  it('adds a stake to an open round without a throw', () => {
    expect(after(there, { type: 'added' })).toEqual(there);
  });
});
