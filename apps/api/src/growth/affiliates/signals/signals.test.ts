import { expect, it } from 'vitest';
import type { SignalCounts } from './signals.store.ts';
import { judgeSignals } from './signals.ts';

const quiet: SignalCounts = {
  ...{ players: 20, depositors: 20, sharing: 0, selves: 0, minimum: 0, chargedBack: 0, mostClicks: 0, usualClicks: 0 },
};

it.each([
  ['sharedOrigin', { sharing: 4 }, { sharing: 3 }],
  ['minimumNoPlay', { minimum: 5 }, { minimum: 4 }],
  ['chargebacks', { chargedBack: 2 }, { chargedBack: 1 }],
  ['clickSpike', { mostClicks: 101, usualClicks: 20 }, { mostClicks: 100, usualClicks: 20 }],
  ['clickSpike', { mostClicks: 100, usualClicks: 0 }, { mostClicks: 99, usualClicks: 0 }],
  ['selfReferral', { selves: 1 }, {}],
])('shows %s from its border on', (kind, reached, below) => {
  expect(judgeSignals({ ...quiet, ...reached }).map((signal) => signal.kind)).toEqual([kind]);
  expect(judgeSignals({ ...quiet, ...below })).toEqual([]);
});

it('judges no share of fewer than five', () => {
  expect(judgeSignals({ ...quiet, players: 4, depositors: 4, sharing: 4, minimum: 4, chargedBack: 4 })).toEqual([]);
});
