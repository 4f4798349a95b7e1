import type { TappedStakes } from '@fairhouse/game-math';
import { gameOf } from '@fairhouse/games';
import { expect, it } from 'vitest';
import { chipStakesOf } from './chip-stakes.ts';

it('makes chips of stakes that the game takes, in each currency', () => {
  const game = gameOf('live-wheel')!;
  for (const currency of ['USD', 'EUR', 'BRL', 'BTC']) {
    const stakes = game.stakes(currency) as TappedStakes;
    const { chips, step } = chipStakesOf(stakes, 6);
    expect(chips.length).toBeGreaterThan(3);
    for (const stake of [...chips, ...chips.map((chip) => chip + step)].filter((one) => one <= stakes.most))
      expect(game.readBet({ mode: 'field-2', stake }, currency)).toMatchObject({ ok: true, stake });
  }
});
