import { type RouletteDefinition, type RouletteStakes, rouletteGame, rouletteSpotsOf } from '@fairhouse/game-math';
import { describe, expect, it } from 'vitest';
import definition from '../../../../../../games/european-roulette/definition.json' with { type: 'json' };
import { betsOf, type Placed, place, takeOff, totalOf } from './chips.ts';

const game = rouletteGame(definition as RouletteDefinition);
const spots = rouletteSpotsOf(definition as RouletteDefinition);
const stakes = game.stakes('USD') as RouletteStakes;
const limits = { tableMax: stakes.tableMax, mostOn: (spot: string) => stakes.spotMax[spots.get(spot)!.type]! };
const even = limits.mostOn('red');
const rich = 100_000_000;

function placeAll(chips: Placed[], balance = rich): Placed[] {
  return chips.reduce<Placed[]>((placed, chip) => {
    const placing = place(placed, chip, limits, balance);
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
    expect(game.readBet({ bets }, 'USD')).toMatchObject({ ok: true, stake: 3_100 });
    expect(takeOff(placed, 'red')).toEqual([{ spot: 'straight-17', stake: 100 }]);
  });

  it('stops at the limit of every kind of spot, exactly where the server does', () => {
    for (const spot of spots.values()) {
      const most = limits.mostOn(spot.id);
      const full = placeAll([{ spot: spot.id, stake: most }]);
      expect(game.readBet({ bets: betsOf(full) }, 'USD').ok).toBe(true);
      expect(place(full, { spot: spot.id, stake: stakes.step }, limits, rich)).toEqual({
        ok: false,
        reason: 'spot_full',
        most,
      });
      expect(game.readBet({ bets: [{ spot: spot.id, stake: most + stakes.step }] }, 'USD').ok).toBe(false);
    }
  });

  it('stops at the limit of the table and at the balance', () => {
    const placed = placeAll([
      { spot: 'red', stake: even },
      { spot: 'black', stake: stakes.tableMax - even },
    ]);
    expect(place(placed, { spot: 'odd', stake: 100 }, limits, rich)).toMatchObject({ ok: false, reason: 'table_full' });
    const poor = placeAll([{ spot: 'odd', stake: 500 }], 550);
    expect(place(poor, { spot: 'odd', stake: 100 }, limits, 550)).toEqual({ ok: false, reason: 'balance_short' });
  });

  it('takes 60 places and no more', () => {
    const first = [...spots.keys()].slice(0, 61);
    const placed = placeAll(first.slice(0, 60).map((spot) => ({ spot, stake: 100 })));
    expect(place(placed, { spot: first[60]!, stake: 100 }, limits, rich)).toEqual({
      ok: false,
      reason: 'too_many_spots',
    });
    expect(place(placed, { spot: first[0]!, stake: 100 }, limits, rich).ok).toBe(true);
  });
});
