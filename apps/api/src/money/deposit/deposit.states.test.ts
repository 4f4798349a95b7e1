import { describe, expect, it } from 'vitest';
import { attemptStates, isOpen, transitions } from './deposit.states.ts';

const credited = new Set(['succeeded', 'part_refunded', 'disputed']);
const takenBack = new Set(['refunded', 'charged_back']);
/** What there is to say of a deposit whose money went back. */
const afterAll: Record<string, string> = {
  'refunded refund_failed': 'contradiction',
  'refunded charged_back': 'contradiction',
  'charged_back dispute_won': 'succeeded',
  'charged_back part_refunded': 'part_refunded',
};
const moves = attemptStates.flatMap((from) =>
  Object.entries(transitions[from]).map(([observed, to]) => ({ from, observed, to })),
);

describe('the transitions of an attempt', () => {
  it('credit only on the word that it is paid, and only from a state that is not credited', () => {
    for (const { from, observed, to } of moves) {
      if (to === 'succeeded' && !credited.has(from) && from !== 'charged_back') {
        expect([from, observed]).toEqual([from, 'succeeded']);
      }
      if (takenBack.has(from))
        expect([from, observed, to]).toEqual([from, observed, afterAll[`${from} ${observed}`] ?? 'stale']);
    }
  });

  it('reach a state after payment only from a credited one', () => {
    for (const { from, to } of moves) {
      if (from === 'charged_back') continue;
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
