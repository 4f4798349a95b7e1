import type { DeskVendor } from '@fairhouse/contract/operator';
import { expect, it } from 'vitest';
import { certifiedAs, currenciesOf, lastSevenDays, type Money, returnedPercent, stateOf } from './vendor-view.ts';

const vendor = { enabled: true, hasSecret: true, needsCertification: true, certification: null } as DeskVendor;
const certification = { current: true } as DeskVendor['certification'];

it.each([
  [{ needsCertification: false }, 'notNeeded'],
  [{}, 'none'],
  [{ certification }, 'passed'],
  [{ certification: { ...certification, current: false } as DeskVendor['certification'] }, 'old'],
] as const)('tells how a vendor is certified: %j', (more, certified) => {
  expect(certifiedAs({ ...vendor, ...more })).toBe(certified);
});

it('tells a vendor that is disabled from one whose secret is missing', () => {
  expect(stateOf(vendor)).toBe('ready');
  expect(stateOf({ ...vendor, hasSecret: false })).toBe('noSecret');
  expect(stateOf({ ...vendor, enabled: false, hasSecret: false })).toBe('disabled');
});

it('leaves out returned stakes from the share that was paid back', () => {
  expect(returnedPercent({ stakes: '110.00', rollbacks: '10.00', wins: '95.50' })).toBeCloseTo(95.5);
  expect(returnedPercent({ stakes: '10.00', rollbacks: '10.00', wins: '0.00' })).toBeUndefined();
});

it('names today and six days before it, at the end of a month', () => {
  expect(lastSevenDays(new Date('2026-12-03T00:30:00Z'))).toEqual({ from: '2026-11-27', to: '2026-12-03' });
});

it('puts the currency with the most bets first', () => {
  const rows = [
    { currency: 'EUR', bets: 5 },
    { currency: 'USD', bets: 4 },
    { currency: 'USD', bets: 3 },
  ] as Money[];
  expect(currenciesOf(rows)).toEqual(['USD', 'EUR']);
});
