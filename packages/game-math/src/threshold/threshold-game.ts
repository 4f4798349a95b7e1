import type { Game, TimedRounds } from '../game.ts';
import { gameHead } from '../game-head.ts';
import { type StakeTaps, tappedStakes } from '../stakes.ts';
import {
  type Chance,
  type Choice,
  chanceOf,
  climbOf,
  payBounds,
  type Rise,
  riseAt,
  risenAfterMs,
  type Side,
  type ThresholdDefinition,
  wins,
} from './threshold.ts';

/**
 * `winning`, how many numbers win, or `pays`, what a win returns in hundredths of the stake. `manual`: the player may cash out while the
 * curve rises; the target is paid automatically otherwise.
 */
export type ThresholdBet = { stake: number; side: Side; manual?: true } & Choice;

export interface ThresholdOutcome extends Chance {
  kind: 'threshold';
  stake: number;
  side: Side;
  /** Null while the curve of a round rises in which its player may cash out. */
  number: number | null;
  win: number;
  manual?: true;
  /** Of such a round alone: where its player cashed out, in hundredths; null where he did not. A cash-out above the end loses. */
  out?: number | null;
}

/** What a cash-out is written down as: `out:153`, at 1.53. */
export const cashOutAt = (height: number): string => `out:${height}`;

function heightIn(action: string): number {
  const height = /^out:([1-9]\d{2,8})$/.exec(action)?.[1];
  if (height === undefined) throw new RangeError(`a curve knows no ${action}`);
  return Number(height);
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
      const { stake, side, winning, pays, manual } = (input ?? {}) as Record<string, unknown>;
      if (typeof stake !== 'number' || !Number.isSafeInteger(stake)) return { ok: false, reason: 'wrong_input' };
      if (!definition.sides.includes(side as Side)) return { ok: false, reason: 'wrong_input' };
      if ((winning === undefined) === (pays === undefined)) return { ok: false, reason: 'wrong_input' };
      const choice = (winning === undefined ? { pays } : { winning }) as Choice;
      if (!chanceOf(definition, choice)) return { ok: false, reason: 'wrong_input' };
      if (manual !== undefined && (manual !== true || !definition.rise)) return { ok: false, reason: 'wrong_input' };
      if (!stakes.allows(stake, currency)) return { ok: false, reason: 'stake_not_allowed' };
      return { ok: true, bet: { stake, side: side as Side, ...choice, ...(manual && { manual }) }, stake };
    },
    play(bet, actions, below) {
      if (actions.length > (bet.manual ? 1 : 0)) throw new RangeError('one number is drawn, and the round is over');
      const { stake, side, manual } = bet;
      const { winning, pays } = chanceOf(definition, bet)!;
      const drawn = below(definition.numbers);
      const [action] = actions;
      if (manual && action === undefined) {
        const open = { kind: 'threshold', stake, side, winning, pays, manual, out: null } as const;
        const outcome = { ...open, number: null, win: 0 };
        return { done: false, staked: stake, win: 0, outcome, next: [{ action: 'end', cost: 0 }] };
      }
      const out = action === undefined || action === 'end' ? null : heightIn(action);
      const taken = out === null ? { winning, pays } : chanceOf(definition, { pays: out });
      if (!taken || (out !== null && out >= pays)) throw new RangeError('it cannot be cashed out there');
      const win = wins(definition, drawn, side, taken.winning) ? (stake * taken.pays) / 100 : 0;
      const came = { kind: 'threshold', stake, side, winning, number: drawn, pays, win } as const;
      return { done: true, staked: stake, win, outcome: manual ? { ...came, manual, out } : came, next: [] };
    },
    /** The curve rises to the target of the bet, or to its end. */
    abandon: () => 'end',
    ...(definition.rise && { timed: timedBy(definition, definition.rise) }),
  };
}

/** By the time that has passed since the round was stored: where a cash-out meets the curve, and when the curve has ended. */
function timedBy(definition: ThresholdDefinition, rise: Rise): TimedRounds<ThresholdBet> {
  const { least } = payBounds(definition);
  return {
    isTimed: ({ manual }) => manual === true,
    endsAfterMs(bet, below) {
      const { pays } = chanceOf(definition, bet)!;
      return risenAfterMs(rise, Math.min(pays, climbOf(definition, below(definition.numbers))));
    },
    actionAt(bet, action, elapsedMs) {
      if (action !== 'out') return { ok: false, retryAfterMs: undefined };
      const height = Math.floor(riseAt(rise, elapsedMs));
      if (height < least) return { ok: false, retryAfterMs: risenAfterMs(rise, least) - elapsedMs };
      const isReached = height >= chanceOf(definition, bet)!.pays;
      return { ok: true, action: isReached ? 'end' : cashOutAt(height) };
    },
  };
}
