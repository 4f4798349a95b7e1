import { expect, it } from 'vitest';
import { lostScopes, networksOf, standingOf } from './api-keys-view.ts';

it('shows an active key as expiring when its end is near, and one that is over as over', () => {
  expect(standingOf({ state: 'active', isExpiring: true })).toBe('expiring');
  expect(standingOf({ state: 'active', isExpiring: false })).toBe('active');
  expect(standingOf({ state: 'ready', isExpiring: true })).toBe('ready');
  expect(standingOf({ state: 'revoked', isExpiring: false })).toBe('revoked');
});

it('reads networks from lines, commas and blanks', () => {
  expect(networksOf(' 203.0.113.7\n\n2001:db8::/48, 10.0.0.0/8 ')).toEqual([
    '203.0.113.7',
    '2001:db8::/48',
    '10.0.0.0/8',
  ]);
  expect(networksOf(' \n')).toEqual([]);
});

it('names the scopes that the maker has lost, of a key in force alone', () => {
  const key = { scopes: ['members.read', 'finance.read'], scopesInForce: ['finance.read'] } as const;
  const of = (state: 'active' | 'expired') =>
    lostScopes({ scopes: [...key.scopes], scopesInForce: [...key.scopesInForce], state });
  expect(of('active')).toEqual(['members.read']);
  expect(of('expired')).toEqual([]);
});
