import { expect, it } from 'vitest';
import { dimensionOf, periodOf, periodOfSpan, spanOf, spans, stateOf, tabOf } from './money-view.ts';

// In a zone ahead of it, it is the first of the year already.
const nowMs = Date.parse('2026-12-31T23:30:00Z');

it('spans are of days of UTC', () => {
  expect(periodOfSpan('yesterday', nowMs)).toEqual({ from: '2026-12-30', to: '2026-12-30' });
  expect(periodOfSpan('week', nowMs)).toEqual({ from: '2026-12-25', to: '2026-12-31' });
  expect(periodOfSpan('lastMonth', nowMs)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(periodOfSpan('lastMonth', Date.parse('2027-01-15T00:00:00Z'))).toEqual({
    from: '2026-12-01',
    to: '2026-12-31',
  });
  for (const span of spans) expect(spanOf(periodOfSpan(span, nowMs), nowMs)).toBe(span);
  expect(spanOf({ from: '2026-12-01', to: '2026-12-02' }, nowMs)).toBeUndefined();
});

it('what an address does not say, or says wrongly, is the usual', () => {
  expect(periodOf({}, nowMs)).toEqual(periodOfSpan('week', nowMs));
  expect(periodOf({ from: '2026-02-30x', to: 'soon' }, nowMs)).toEqual(periodOfSpan('week', nowMs));
  expect(periodOf({ from: '2026-12-01' }, nowMs)).toEqual({ from: '2026-12-01', to: '2026-12-01' });
  expect(tabOf({ tab: 'no' })).toBe('report');
  expect(dimensionOf({})).toBe('game');
  expect(stateOf({ state: 'all' })).toBe('all');
  expect(stateOf({ state: 'x' })).toBe('open');
});
