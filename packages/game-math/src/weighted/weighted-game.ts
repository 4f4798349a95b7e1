import type { Game } from '../game.ts';
import { gameHead } from '../game-head.ts';
import { type StakeTaps, tappedStakes } from '../stakes.ts';
import { numbersOf, segmentAt, type WeightedDefinition, type WeightedMode } from './weighted.ts';

export interface WeightedBet {
  stake: number;
  mode: string;
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
  return {
    ...gameHead('weighted', definition),
    stakes: stakes.in,
    readBet(input, currency) {
      const { stake, mode: id } = (input ?? {}) as Record<string, unknown>;
      if (typeof stake !== 'number' || !Number.isSafeInteger(stake)) return { ok: false, reason: 'wrong_input' };
      const mode = typeof id === 'string' ? modes.get(id) : undefined;
      if (!mode) return { ok: false, reason: 'wrong_input' };
      if (!stakes.allows(stake, currency)) return { ok: false, reason: 'stake_not_allowed' };
      return { ok: true, bet: { stake, mode: mode.id }, stake };
    },
    play(bet, actions, below) {
      if (actions.length > 0) throw new RangeError('one number is drawn, and the round is over');
      const mode = modes.get(bet.mode)!;
      const number = below(mode.numbers);
      const { segment } = segmentAt(mode, number);
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
