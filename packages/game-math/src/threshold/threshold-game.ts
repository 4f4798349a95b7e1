import type { Game } from '../game.ts';
import { gameHead } from '../game-head.ts';
import { type StakeTaps, tappedStakes } from '../stakes.ts';
import { type Chance, chancesOf, type Side, type ThresholdDefinition, wins } from './threshold.ts';

export interface ThresholdBet {
  stake: number;
  side: Side;
  /** How many numbers win. */
  winning: number;
}

export interface ThresholdOutcome extends ThresholdBet {
  kind: 'threshold';
  number: number;
  /** What a win returns, in hundredths of the stake. */
  pays: number;
  win: number;
}

/** A game by the threshold engine; without stakes one that can be computed again, but not be bet on. */
export function thresholdGame(
  definition: ThresholdDefinition,
  taps: StakeTaps = {},
): Game<ThresholdBet, ThresholdOutcome> {
  const chances = new Map<number, Chance>(chancesOf(definition).map((chance) => [chance.winning, chance]));
  const stakes = tappedStakes(taps, definition.stakeStep);
  return {
    ...gameHead('threshold', definition),
    stakes: stakes.in,
    readBet(input, currency) {
      const { stake, side, winning } = (input ?? {}) as Record<string, unknown>;
      if (typeof stake !== 'number' || !Number.isSafeInteger(stake)) return { ok: false, reason: 'wrong_input' };
      if (!definition.sides.includes(side as Side)) return { ok: false, reason: 'wrong_input' };
      if (typeof winning !== 'number' || !chances.has(winning)) return { ok: false, reason: 'wrong_input' };
      if (!stakes.allows(stake, currency)) return { ok: false, reason: 'stake_not_allowed' };
      return { ok: true, bet: { stake, side: side as Side, winning }, stake };
    },
    play(bet, actions, below) {
      if (actions.length > 0) throw new RangeError('one number is drawn, and the round is over');
      const { pays } = chances.get(bet.winning)!;
      const number = below(definition.numbers);
      const win = wins(definition, number, bet.side, bet.winning) ? (bet.stake * pays) / 100 : 0;
      return {
        done: true,
        staked: bet.stake,
        win,
        outcome: { kind: 'threshold', ...bet, number, pays, win },
        next: [],
      };
    },
    abandon() {
      throw new RangeError('the round is over with its number');
    },
  };
}
