import type { CompareStakes } from '@fairhouse/game-math';
import { gameOf } from '@fairhouse/games';
import { describe, expect, it } from 'vitest';
import { betsOf, type Placed, place } from '../../lib/stake/chips.ts';

const game = gameOf('baccarat')!;
const stakes = game.stakes('USD') as CompareStakes;
const limits = { tableMax: stakes.tableMax };
const rich = 100_000_000;

describe('chips on the table', () => {
  it('are taken up to what the table takes on all spots together, exactly where the server does', () => {
    const full: Placed[] = [
      { spot: 'player', stake: stakes.tableMax - 500 },
      { spot: 'tie', stake: 500 },
    ];
    expect(game.readBet({ bets: betsOf(full) }, 'USD').ok).toBe(true);
    const last = full.pop()!;
    expect(place(full, last, limits, rich)).toEqual({ ok: true, placed: [...full, last] });
    const more = { spot: 'banker', stake: stakes.step };
    expect(place([...full, last], more, limits, rich)).toEqual({
      ok: false,
      reason: 'table_full',
      most: stakes.tableMax,
    });
    expect(game.readBet({ bets: betsOf([...full, last, more]) }, 'USD').ok).toBe(false);
  });

  it('are taken up to the balance', () => {
    const placed = [{ spot: 'player', stake: 500 }];
    expect(place(placed, { spot: 'tie', stake: 100 }, limits, 600).ok).toBe(true);
    expect(place(placed, { spot: 'tie', stake: 100 }, limits, 599)).toEqual({ ok: false, reason: 'balance_short' });
  });
});
