import type { Game } from '../game.ts';
import { gameHead } from '../game-head.ts';
import { type StakeTaps, tappedStakes } from '../stakes.ts';
import { isCard } from './card.ts';
import { drawNumbers, resultOf, type SubsetDefinition, type SubsetMode } from './subset.ts';

export interface SubsetBet {
  stake: number;
  mode: string;
  /** The numbers that were chosen, the least first; of a card in the order of its cells. */
  numbers: readonly number[];
}

export interface SubsetOutcome extends SubsetBet {
  kind: 'subset';
  /** In the order in which they came. */
  drawn: readonly number[];
  /** How many of the numbers were drawn, or which pattern is complete: 0 for none. */
  result: number;
  /** What that returns, in hundredths of the stake. */
  pays: number;
  win: number;
}

/** A game by the engine of subset draws; without stakes one that can be computed again, but not be bet on. */
export function subsetGame(definition: SubsetDefinition, taps: StakeTaps = {}): Game<SubsetBet, SubsetOutcome> {
  const modes = new Map(definition.modes.map((mode) => [mode.id, mode]));
  const stakes = tappedStakes(taps, definition.stakeStep);

  function read(numbers: unknown, { picks }: SubsetMode): readonly number[] | undefined {
    if (!Array.isArray(numbers) || numbers.length !== picks) return undefined;
    if (!numbers.every((one) => Number.isInteger(one) && one >= 1 && one <= definition.numbers)) return undefined;
    if (definition.patterns) return isCard(numbers) ? [...numbers] : undefined;
    return new Set(numbers).size === picks ? [...numbers].sort((a, b) => a - b) : undefined;
  }

  return {
    ...gameHead('subset', definition),
    stakes: stakes.in,
    readBet(input, currency) {
      const { stake, mode: id, numbers: chosen } = (input ?? {}) as Record<string, unknown>;
      if (typeof stake !== 'number' || !Number.isSafeInteger(stake)) return { ok: false, reason: 'wrong_input' };
      const mode = typeof id === 'string' ? modes.get(id) : undefined;
      const numbers = mode && read(chosen, mode);
      if (!mode || !numbers) return { ok: false, reason: 'wrong_input' };
      if (!stakes.allows(stake, currency)) return { ok: false, reason: 'stake_not_allowed' };
      return { ok: true, bet: { stake, mode: mode.id, numbers }, stake };
    },
    play(bet, actions, below) {
      if (actions.length > 0) throw new RangeError('all numbers are drawn at once, and the round is over');
      const mode = modes.get(bet.mode)!;
      const drawn = drawNumbers(definition.numbers, mode.drawn, below);
      const result = resultOf(definition, bet.numbers, drawn);
      const pays = mode.pays[result]!;
      const win = (bet.stake * pays) / 100;
      return {
        done: true,
        staked: bet.stake,
        win,
        outcome: { kind: 'subset', ...bet, drawn, result, pays, win },
        next: [],
      };
    },
    abandon() {
      throw new RangeError('the round is over with its draw');
    },
  };
}
