import type { Game } from '../game.ts';
import { gameHead } from '../game-head.ts';
import { type StakeTaps, tappedStakes } from '../stakes.ts';
import { type CurveDefinition, curveDraws, pointOf } from './curve.ts';

export interface CurveBet {
  stake: number;
  /** Where the bet is taken by itself, in hundredths. */
  target: number;
}

export interface CurveOutcome {
  kind: 'curve';
  stake: number;
  target: number;
  /** Where its player took it before the target, in hundredths; null when he did not. */
  out: number | null;
  /** Where the curve ended, in hundredths. */
  point: number;
  win: number;
}

/** What a player's taking the bet is written down as: `out:153`, taken at 1.53. */
export const takeAt = (height: number): string => `out:${height}`;

function heightIn(action: string): number {
  const height = /^out:([1-9]\d{2,8})$/.exec(action)?.[1];
  if (height === undefined) throw new RangeError(`a curve knows no ${action}`);
  return Number(height);
}

/** A game by the curve engine; without stakes one that can be computed again, but not be bet on. */
export function curveGame(definition: CurveDefinition, taps: StakeTaps = {}): Game<CurveBet, CurveOutcome> {
  const stakes = tappedStakes(taps, definition.stakeStep);
  const { least, most } = definition;
  return {
    ...gameHead('curve', definition),
    stakes: stakes.in,
    readBet(input, currency) {
      const { stake, target } = (input ?? {}) as Record<string, unknown>;
      if (typeof stake !== 'number' || !Number.isSafeInteger(stake)) return { ok: false, reason: 'wrong_input' };
      if (typeof target !== 'number' || !Number.isSafeInteger(target) || target < least || target > most)
        return { ok: false, reason: 'wrong_input' };
      if (!stakes.allows(stake, currency)) return { ok: false, reason: 'stake_not_allowed' };
      return { ok: true, bet: { stake, target }, stake };
    },
    play({ stake, target }, actions, below) {
      if (actions.length > 1) throw new RangeError('a bet is taken once');
      const out = actions[0] === undefined ? null : heightIn(actions[0]);
      if (out !== null && (out < least || out >= target)) throw new RangeError('there it cannot be taken');
      const point = pointOf(definition, below(curveDraws));
      const taken = out ?? target;
      if (out !== null && out > point) throw new RangeError('the curve had ended before');
      const win = taken <= point ? (stake * taken) / 100 : 0;
      return { done: true, staked: stake, win, outcome: { kind: 'curve', stake, target, out, point, win }, next: [] };
    },
    abandon() {
      throw new RangeError('the round is over with its number');
    },
  };
}
