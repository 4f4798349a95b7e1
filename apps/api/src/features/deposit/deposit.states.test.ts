import { describe, expect, it } from 'vitest';
import { attemptStates, isOpen, transitions } from './deposit.states.ts';

const credited = new Set(['succeeded', 'part_refunded', 'disputed']);
const takenBack = new Set(['refunded', 'charged_back']);
const moves = attemptStates.flatMap((from) =>
  Object.entries(transitions[from]).map(([observed, to]) => ({ from, observed, to })),
);

describe('the transitions of an attempt', () => {
  it('credit only on the word that it is paid, and only from a state that is not credited', () => {
    for (const { from, observed, to } of moves) {
      if (to === 'succeeded' && !credited.has(from)) expect([from, observed]).toEqual([from, 'succeeded']);
      if (takenBack.has(from))
        expect(to).toBe(observed === 'refund_failed' && from === 'refunded' ? 'contradiction' : 'stale');
    }
  });

  it('reach a state after payment only from a credited one', () => {
    for (const { from, to } of moves) {
      if (['part_refunded', 'refunded', 'disputed', 'charged_back'].includes(to)) expect(credited).toContain(from);
    }
  });

  it('credit late money from every way of having given up', () => {
    for (const state of ['failed', 'expired', 'canceled'] as const) {
      expect(transitions[state].succeeded).toBe('succeeded');
      expect(isOpen(state)).toBe(false);
    }
  });

  it('never fall back from paid by a failure, and flag it', () => {
    for (const observed of ['failed', 'expired', 'canceled'] as const) {
      expect(transitions.succeeded[observed]).toBe('contradiction');
    }
  });

  it('keep what was given back, and flag it, when the refund did not arrive', () => {
    for (const state of ['part_refunded', 'refunded'] as const) {
      expect(transitions[state].refund_failed).toBe('contradiction');
    }
  });

  it('leave review to the operators', () => {
    expect(new Set(Object.values(transitions.review))).toEqual(new Set(['stale']));
  });
});
