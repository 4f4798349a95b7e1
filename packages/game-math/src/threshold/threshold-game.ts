import { definitionHash } from '../fair/canonical.ts';
import type { Game } from '../game.ts';
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

export interface ThresholdStakes {
  kind: 'threshold';
  /** Every stake between the least and the most that is a multiple of the step can be typed. Minor units. */
  least: number;
  most: number;
  step: number;
  /** The stakes of one tap. */
  taps: readonly number[];
  first: number;
}

/** The stakes of one tap by currency in minor units, the least first; the third is offered first. */
export type StakeTaps = Readonly<Record<string, readonly number[]>>;

/** A game by the threshold engine; without stakes one that can be computed again, but not be bet on. */
export function thresholdGame(
  definition: ThresholdDefinition,
  taps: StakeTaps = {},
): Game<ThresholdBet, ThresholdOutcome> {
  const chances = new Map<number, Chance>(chancesOf(definition).map((chance) => [chance.winning, chance]));
  const tapsOf = (currency: string) => (Object.hasOwn(taps, currency) ? taps[currency] : undefined);
  return {
    code: definition.code,
    name: definition.name,
    kind: 'threshold',
    pace: 'table',
    definition,
    definitionHash: definitionHash(definition),
    declared: definition.declared,
    stakes(currency): ThresholdStakes | undefined {
      const offered = tapsOf(currency);
      if (!offered) return undefined;
      const [least, most] = [offered[0]!, offered.at(-1)!];
      return { kind: 'threshold', least, most, step: definition.stakeStep, taps: offered, first: offered[2] ?? least };
    },
    readBet(input, currency) {
      const { stake, side, winning } = (input ?? {}) as Record<string, unknown>;
      if (typeof stake !== 'number' || !Number.isSafeInteger(stake)) return { ok: false, reason: 'wrong_input' };
      if (!definition.sides.includes(side as Side)) return { ok: false, reason: 'wrong_input' };
      if (typeof winning !== 'number' || !chances.has(winning)) return { ok: false, reason: 'wrong_input' };
      const offered = tapsOf(currency);
      if (!offered || stake < offered[0]! || stake > offered.at(-1)! || stake % definition.stakeStep !== 0)
        return { ok: false, reason: 'stake_not_allowed' };
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
