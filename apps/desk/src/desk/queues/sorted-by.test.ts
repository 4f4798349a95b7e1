import { expect, it } from 'vitest';
import { sortedBy } from './sorted-by.ts';

it('a press on another head sorts by it, and a second one turns the order round', () => {
  const player = sortedBy('player', { kind: ['btc'], row: 5 }, '');
  expect(player).toEqual({ order: 'none', next: { kind: ['btc'], sort: 'player' } });
  const turned = sortedBy('player', player.next, '');
  expect(turned).toEqual({ order: 'ascending', next: { kind: ['btc'], sort: 'player', direction: 'desc' } });
  expect(sortedBy('player', turned.next, '')).toMatchObject({ order: 'descending', next: { sort: 'player' } });
});

it('the longest waiting first is the highest age first', () => {
  expect(sortedBy('waitingSince', {}, '')).toEqual({ order: 'descending', next: { direction: 'desc' } });
  expect(sortedBy('waitingSince', { direction: 'desc' }, '')).toEqual({ order: 'ascending', next: {} });
});

it('amounts are sorted within one currency, the largest first', () => {
  expect(sortedBy('amount', {}, 'choose one').disabled).toBe('choose one');
  expect(sortedBy('amount', { currency: 'USD' }, 'choose one')).toEqual({
    order: 'none',
    next: { currency: 'USD', sort: 'amount', direction: 'desc' },
  });
});
