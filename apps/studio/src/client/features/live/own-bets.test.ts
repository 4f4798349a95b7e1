import { expect, it } from 'vitest';
import type { OwnBet } from '../../lib/round/wire.ts';
import { isIn, mergeBets } from './own-bets.ts';

const bet = (betId: string, round: number, state: OwnBet['state'], win: number | null = null): OwnBet => ({
  betId,
  table: 'live-crash',
  round,
  state,
  stake: 100,
  bet: {},
  out: null,
  win,
  outcome: null,
});

it('knows each bet as it was told last, and lets rounds before the last one go', () => {
  const known = [bet('a', 4, 'CLOSED', 0), bet('b', 5, 'PLACED'), bet('c', 6, 'ASKED')];
  const merged = mergeBets(known, [bet('c', 6, 'PLACED'), bet('b', 5, 'CLOSED', 200), bet('d', 6, 'ASKED')], 6);
  expect(merged).toEqual([bet('b', 5, 'CLOSED', 200), bet('c', 6, 'PLACED'), bet('d', 6, 'ASKED')]);
});

it('passes over what is late: the answer to a bet that was settled meanwhile', () => {
  const settled = [bet('a', 5, 'CLOSED', 300)];
  expect(mergeBets(settled, [bet('a', 5, 'PLACED')], 5)).toEqual(settled);
  expect(mergeBets([bet('a', 5, 'CANCELLING')], [bet('a', 5, 'PLACED')], 5)).toEqual([bet('a', 5, 'CANCELLING')]);
  expect(mergeBets([bet('a', 5, 'CANCELLING')], [bet('a', 5, 'VOID')], 5)).toEqual([bet('a', 5, 'VOID')]);
});

it('counts as in the round what was not refused or given back', () => {
  const states: OwnBet['state'][] = ['ASKED', 'PLACED', 'REFUSED', 'CANCELLING', 'VOID', 'SETTLING', 'HELD', 'CLOSED'];
  expect(states.filter((state) => isIn(bet('a', 1, state)))).toEqual(['ASKED', 'PLACED', 'SETTLING', 'HELD', 'CLOSED']);
});
