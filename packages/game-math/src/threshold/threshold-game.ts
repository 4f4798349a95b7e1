import type { Game } from '../game.ts';
import { gameHead } from '../game-head.ts';
import { type StakeTaps, tappedStakes } from '../stakes.ts';
import { type Chance, type Choice, chanceOf, type Side, type ThresholdDefinition, wins } from './threshold.ts';

/** `winning`, how many numbers win, or `pays`, what a win returns in hundredths of the stake. */
export type ThresholdBet = { stake: number; side: Side } & Choice;

export interface ThresholdOutcome extends Chance {
  kind: 'threshold';
  stake: number;
  side: Side;
  number: number;
  win: number;
}

/** A game by the threshold engine; without stakes one that can be computed again, but not be bet on. */
export function thresholdGame(
  definition: ThresholdDefinition,
  taps: StakeTaps = {},
): Game<ThresholdBet, ThresholdOutcome> {
  const stakes = tappedStakes(taps, definition.stakeStep);
  return {
    ...gameHead('threshold', definition),
    stakes: stakes.in,
    readBet(input, currency) {
      const { stake, side, winning, pays } = (input ?? {}) as Record<string, unknown>;
      if (typeof stake !== 'number' || !Number.isSafeInteger(stake)) return { ok: false, reason: 'wrong_input' };
      if (!definition.sides.includes(side as Side)) return { ok: false, reason: 'wrong_input' };
      if ((winning === undefined) === (pays === undefined)) return { ok: false, reason: 'wrong_input' };
      const choice = (winning === undefined ? { pays } : { winning }) as Choice;
      if (!chanceOf(definition, choice)) return { ok: false, reason: 'wrong_input' };
      if (!stakes.allows(stake, currency)) return { ok: false, reason: 'stake_not_allowed' };
      return { ok: true, bet: { stake, side: side as Side, ...choice }, stake };
    },
    play(bet, actions, below) {
      if (actions.length > 0) throw new RangeError('one number is drawn, and the round is over');
      const { stake, side } = bet;
      const { winning, pays } = chanceOf(definition, bet)!;
      const number = below(definition.numbers);
      const win = wins(definition, number, side, winning) ? (stake * pays) / 100 : 0;
      return {
        done: true,
        staked: stake,
        win,
        outcome: { kind: 'threshold', stake, side, winning, number, pays, win },
        next: [],
      };
    },
    abandon() {
      throw new RangeError('the round is over with its number');
    },
  };
}
