import { type RouletteStakes, rouletteGame, rouletteSpots } from '@fairhouse/game-math';
import { describe, expect, it } from 'vitest';
import { betsOf, type Placed, takeOff, totalOf } from '../../lib/placed.ts';
import { place } from './chips.ts';

const stakes = rouletteGame.stakes('USD') as RouletteStakes;
const rich = 100_000_000;

function placeAll(chips: Placed[], balance = rich): Placed[] {
  return chips.reduce<Placed[]>((placed, chip) => {
    const placing = place(placed, chip, stakes, balance);
    if (!placing.ok) throw new Error(placing.reason);
    return placing.placed;
  }, []);
}

describe('chips on the table', () => {
  it('adds up chips on one spot to one bet, and what it makes the server takes', () => {
    const placed = placeAll([
      { spot: 'red', stake: 500 },
      { spot: 'straight-17', stake: 100 },
      { spot: 'red', stake: 2_500 },
    ]);
    const bets = betsOf(placed);
    expect(bets).toEqual([
      { spot: 'red', stake: 3_000 },
      { spot: 'straight-17', stake: 100 },
    ]);
    expect(totalOf(placed)).toBe(3_100);
    expect(rouletteGame.readBet({ bets }, 'USD')).toMatchObject({ ok: true, stake: 3_100 });
    expect(takeOff(placed, 'red')).toEqual([{ spot: 'straight-17', stake: 100 }]);
  });

  it('stops at the limit of every kind of spot, exactly where the server does', () => {
    for (const spot of Object.values(rouletteSpots)) {
      const most = stakes.spotMax[spot.type];
      const full = placeAll([{ spot: spot.id, stake: most }]);
      expect(rouletteGame.readBet({ bets: betsOf(full) }, 'USD').ok).toBe(true);
      expect(place(full, { spot: spot.id, stake: stakes.step }, stakes, rich)).toEqual({
        ok: false,
        reason: 'spot_full',
        most,
      });
      expect(rouletteGame.readBet({ bets: [{ spot: spot.id, stake: most + stakes.step }] }, 'USD').ok).toBe(false);
    }
  });

  it('stops at the limit of the table and at the balance', () => {
    const placed = placeAll([
      { spot: 'red', stake: stakes.spotMax.red },
      { spot: 'black', stake: stakes.tableMax - stakes.spotMax.red },
    ]);
    expect(place(placed, { spot: 'odd', stake: 100 }, stakes, rich)).toMatchObject({ ok: false, reason: 'table_full' });
    const poor = placeAll([{ spot: 'odd', stake: 500 }], 550);
    expect(place(poor, { spot: 'odd', stake: 100 }, stakes, 550)).toEqual({ ok: false, reason: 'balance_short' });
  });

  it('takes 60 places and no more', () => {
    const spots = Object.keys(rouletteSpots).slice(0, 61);
    const placed = placeAll(spots.slice(0, 60).map((spot) => ({ spot, stake: 100 })));
    expect(place(placed, { spot: spots[60]!, stake: 100 }, stakes, rich)).toEqual({
      ok: false,
      reason: 'too_many_spots',
    });
    expect(place(placed, { spot: spots[0]!, stake: 100 }, stakes, rich).ok).toBe(true);
  });
});
