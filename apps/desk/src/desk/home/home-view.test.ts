import { expect, it } from 'vitest';
import { changeOf, chartedOf, choiceOf, choicesOf, type Figure, shownOf, tenthsText } from './home-view.ts';

const list = { path: '/money', search: {} };
const deposits: Figure = {
  ...{ name: 'deposits', unit: 'money', formula: null, list, charted: true },
  values: [
    { currency: 'USD', now: '250.00', wholeHours: '250.00', weekAgo: '100.00' },
    { currency: 'BTC', now: '0.50000000', wholeHours: '0.50000000', weekAgo: '0.00000000' },
  ],
  group: { now: '250.00', wholeHours: '250.00', weekAgo: '100.00', missing: ['BTC'], missingWeekAgo: [] },
};
const players: Figure = {
  ...{ name: 'newPlayers', unit: 'count', formula: null, list, charted: false },
  values: [{ currency: null, now: '3', wholeHours: '2', weekAgo: '4' }],
  group: null,
};
const group = { currency: 'USD', rates: [], ratesWeekAgo: [] } as const;
const home = { figures: [players, deposits], group: { ...group, rates: [], ratesWeekAgo: [] }, wholeHours: 14 };

it('offers the group currency first, then what was moved', () => {
  expect(choicesOf(home)).toEqual(['group', 'USD', 'BTC']);
  expect(choicesOf({ figures: [players], group: null })).toEqual([]);
});

it('takes the currency of the address, and none that is none', () => {
  expect(choiceOf({ currency: 'EUR' }, home)).toBe('EUR');
  expect(choiceOf({ currency: 'XXX' }, home)).toBe('group');
  expect(choiceOf({ currency: 'group' }, { ...home, group: null })).toBe('USD');
  expect(choiceOf({}, { figures: [], group: null })).toBe('USD');
});

it('charts the figure of the address, or the first that can be charted', () => {
  expect(chartedOf({ figure: 'deposits' }, home.figures)).toBe(deposits);
  expect(chartedOf({ figure: 'newPlayers' }, home.figures)).toBe(deposits);
  expect(chartedOf({}, [players])).toBeUndefined();
});

it('shows a currency alone, or the group with what has no rate apart', () => {
  expect(shownOf(deposits, 'BTC', home)).toMatchObject({ currency: 'BTC', now: '0.50000000', apart: [] });
  expect(shownOf(deposits, 'group', home)).toMatchObject({
    currency: 'USD',
    now: '250.00',
    apart: [{ currency: 'BTC', now: '0.50000000' }],
  });
  expect(shownOf(deposits, 'EUR', home)).toEqual({
    currency: 'EUR',
    now: '0',
    wholeHours: '0',
    weekAgo: '0',
    apart: [],
  });
  expect(shownOf(deposits, 'EUR', { ...home, wholeHours: 0 })).toMatchObject({ now: '0', wholeHours: null });
  expect(shownOf(players, 'group', home)).toMatchObject({ currency: null, now: '3' });
});

it.each([
  ['250.00', '100.00', 'money', 'up', '150.0'],
  ['35.00', '40.00', 'money', 'down', '12.5'],
  ['-5.00', '-10.00', 'money', 'up', '50.0'],
  ['90.0', '95.5', 'percent', 'down', '5.5'],
  ['2', '2', 'count', 'same', '0.0'],
  ['0.00000001', '0.00000003', 'money', 'down', '66.7'],
] as const)('%s after %s is a change of %s: %s by %s', (wholeHours, weekAgo, unit, direction, by) => {
  const change = changeOf({ now: '0', wholeHours, weekAgo }, unit)!;
  expect([change.direction, tenthsText(change.tenths!)]).toEqual([direction, by]);
});

it('compares nothing with nothing, and calculates no percentage of nothing', () => {
  expect(changeOf({ now: '1', wholeHours: null, weekAgo: '1' }, 'count')).toBeUndefined();
  expect(changeOf({ now: '1', wholeHours: '3', weekAgo: '0' }, 'count')).toEqual({
    direction: 'up',
    tenths: undefined,
  });
});
