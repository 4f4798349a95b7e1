import type { Game } from '../game.ts';
import { gameHead } from '../game-head.ts';
import { type StakeTaps, tappedStakes } from '../stakes.ts';
import { differenceFrom, numbersOf, segmentAt, type WeightedDefinition, type WeightedMode } from './weighted.ts';

export interface WeightedBet {
  stake: number;
  mode: string;
  /** What the player says will be thrown; only where something is called. */
  call?: number;
}

export interface WeightedOutcome extends WeightedBet {
  kind: 'weighted';
  number: number;
  segment: number;
  /** What the segment returns, in hundredths of the stake. */
  pays: number;
  win: number;
}

/** A game by the engine of weighted draws; without stakes one that can be computed again, but not be bet on. */
export function weightedGame(definition: WeightedDefinition, taps: StakeTaps = {}): Game<WeightedBet, WeightedOutcome> {
  const modes = new Map<string, WeightedMode & { numbers: number }>(
    definition.modes.map((mode) => [mode.id, { ...mode, numbers: numbersOf(mode) }]),
  );
  const stakes = tappedStakes(taps, definition.stakeStep);
  const isCall = (call: unknown, numbers: number) =>
    definition.sides
      ? Number.isInteger(call) && (call as number) >= 0 && (call as number) < numbers
      : call === undefined;
  return {
    ...gameHead('weighted', definition),
    stakes: stakes.in,
    readBet(input, currency) {
      const { stake, mode: id, call } = (input ?? {}) as Record<string, unknown>;
      if (typeof stake !== 'number' || !Number.isSafeInteger(stake)) return { ok: false, reason: 'wrong_input' };
      const mode = typeof id === 'string' ? modes.get(id) : undefined;
      if (!mode || !isCall(call, mode.numbers)) return { ok: false, reason: 'wrong_input' };
      if (!stakes.allows(stake, currency)) return { ok: false, reason: 'stake_not_allowed' };
      const called = definition.sides ? { call: call as number } : {};
      return { ok: true, bet: { stake, mode: mode.id, ...called }, stake };
    },
    play(bet, actions, below) {
      if (actions.length > 0) throw new RangeError('one number is drawn, and the round is over');
      const mode = modes.get(bet.mode)!;
      const number = below(mode.numbers);
      const at = definition.sides ? differenceFrom(bet.call!, number, definition.sides) : number;
      const { segment } = segmentAt(mode, at);
      const pays = mode.pays[segment]!;
      const win = (bet.stake * pays) / 100;
      return {
        done: true,
        staked: bet.stake,
        win,
        outcome: { kind: 'weighted', ...bet, number, segment, pays, win },
        next: [],
      };
    },
    abandon() {
      throw new RangeError('the round is over with its number');
    },
  };
}
