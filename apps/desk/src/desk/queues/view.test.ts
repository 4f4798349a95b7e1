import { expect, it } from 'vitest';
import { listInputOf, type QueueView, readView, savedViewOf, savedViews } from './view.ts';

const full: QueueView = {
  hold: 'snoozed',
  whose: 'mine',
  age: ['amber', 'red'],
  kind: ['btc'],
  provider: ['stripe'],
  currency: 'USD',
  from: '25',
  to: '100.50',
  member: 1001,
  sort: 'amount',
  direction: 'desc',
  row: 55,
};

it('an address read and written is the same view', () => {
  expect(readView({ ...full })).toEqual(full);
  expect(readView({})).toEqual({});
});

it.each([
  ['a word that is none', { hold: 'asleep', whose: 7, age: 'blue', direction: 'up' }],
  ['a provider that is none', { provider: ['a b'], sort: 'age' }],
  ['what is the case anyhow', { hold: 'open', whose: 'anybody', direction: 'asc', sort: 'waitingSince' }],
  ['amounts without their currency', { from: '25', to: '50', sort: 'amount' }],
  ['amounts that are none, of a currency that is none', { currency: 'EURO', from: '-1', to: '1e9' }],
  ['ids that are none', { row: '-1', member: 'x', kind: [''] }],
])('%s is left out', (_, written) => expect(readView(written)).toEqual({}));

it('the list is asked by everything but the open row', () => {
  expect(listInputOf('cashOuts', full)).toEqual({
    queue: 'cashOuts',
    filter: {
      hold: 'snoozed',
      whose: 'mine',
      age: ['amber', 'red'],
      kind: ['btc'],
      provider: ['stripe'],
      currency: ['USD'],
      amountFrom: '25.00',
      amountTo: '100.50',
      memberId: 1001,
    },
    sort: 'amount',
    direction: 'desc',
  });
  const bound = (from: string) => listInputOf('cashOuts', { currency: 'USD', from }).filter?.amountFrom;
  expect([bound('5,000'), bound('2.500,00'), bound('5.000')]).toEqual(['5000.00', '2500.00', '5.000 ?']);
  expect(listInputOf('cashOuts', { row: 1 })).toEqual(listInputOf('cashOuts', {}));
});

it('an amount with a thousands separator stays in the address, and is asked as the number that it is', () => {
  const asked = (from: string) =>
    listInputOf('cashOuts', readView({ currency: 'USD', from, to: '25,000' })).filter ?? {};
  expect(asked('5,000')).toMatchObject({ amountFrom: '5000.00', amountTo: '25000.00' });
  expect(asked('2.500,00')).toMatchObject({ amountFrom: '2500.00' });
  expect(readView({ from: 'much', currency: 'USD' })).toEqual({ currency: 'USD' });
});

it('a list is sorted by any declared field, by amounts within one currency alone', () => {
  expect(readView({ sort: 'player', direction: 'desc' })).toEqual({ sort: 'player', direction: 'desc' });
  expect(readView({ sort: 'provider' })).toEqual({ sort: 'provider' });
  expect(readView({ sort: 'amount' })).toEqual({});
});

it('a saved view is known by its address, whichever row is open', () => {
  for (const [name, view] of Object.entries(savedViews)) expect(savedViewOf({ ...view, row: 3 })).toBe(name);
  expect(savedViewOf({ whose: 'mine', currency: 'USD' })).toBeUndefined();
});
