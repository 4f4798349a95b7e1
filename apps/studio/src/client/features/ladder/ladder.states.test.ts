import type { LadderOutcome } from '@fairhouse/game-math';
import { describe, expect, it } from 'vitest';
import { firstState, type LadderEvent, reduceLadder } from './ladder.states.ts';

const outcome = (state: LadderOutcome['state'], steps: number) =>
  ({ kind: 'ladder', mode: 1, state, steps }) as unknown as LadderOutcome;
const first = firstState({ mode: 0, kept: null, caption: 'choose' });
const after = (state: typeof first, ...events: LadderEvent[]) => events.reduce(reduceLadder, state);
const opened: LadderEvent = { type: 'answered', outcome: outcome('open', 1), caption: 'next' };

describe('the board of a ladder', () => {
  it('continues a round that was left', () => {
    expect(firstState({ mode: 1, kept: outcome('open', 2), caption: 'kept' })).toMatchObject({
      phase: 'open',
      mode: 1,
    });
  });

  it('is cleared by a bet, and shows the round as it was bet', () => {
    const asking = after(first, { type: 'bet' });
    expect(asking).toMatchObject({ phase: 'asking', shown: null, caption: '' });
    expect(after(asking, opened)).toMatchObject({ phase: 'open', mode: 1, shown: { steps: 1 }, caption: 'next' });
  });

  it('keeps the round where an action is refused', () => {
    const acting = after(first, opened, { type: 'acted', action: 'go' });
    expect(acting).toMatchObject({ phase: 'acting', asked: 'go', shown: { steps: 1 } });
    expect(after(acting, { type: 'actionRefused' })).toMatchObject({ phase: 'open', asked: null, shown: { steps: 1 } });
  });

  it('shows a result until something else is chosen', () => {
    const over = after(first, opened, { type: 'answered', outcome: outcome('failed', 1), caption: 'lost' });
    expect(over).toMatchObject({ phase: 'over', shown: { state: 'failed' }, caption: 'lost' });
    expect(after(over, { type: 'chose', mode: 2, caption: 'choose' })).toMatchObject({
      phase: 'choosing',
      mode: 2,
      shown: null,
    });
    expect(after(over, { type: 'chose', caption: 'choose' }).mode).toBe(1);
  });
});
