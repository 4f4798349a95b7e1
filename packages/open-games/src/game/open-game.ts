import { type BetReading, definitionHash, type Game, type Progress } from '@fairhouse/game-math';
import { drawOfSum } from '../lines/draw-line.ts';
import type { PackageDefinition } from './definition.ts';

/** A line of a table of weights: numbers from `from` until before `upTo` fall on it. The payout is in hundredths of the base bet. */
export interface TableLine {
  /** From 1, in the order of the table. */
  line: number;
  from: bigint;
  upTo: bigint;
  payout: bigint;
}

/** The line of a mode, by its place in the definition, on which a drawn number falls. Throws where it is not at hand. */
export type FindLine = (mode: number, drawn: bigint) => TableLine;

export interface OpenBet {
  mode: string;
  /** The base bet in minor units. */
  amount: number;
}

export interface OpenOutcome {
  mode: string;
  /** The number that the seeds gave, below the sum of the weights. */
  drawn: string;
  line: number;
  /** In hundredths of the base bet. */
  payout: number;
}

/** The base bets that are offered: all multiples of the step of the package. */
export interface OpenStakes {
  least: number;
  most: number;
  step: number;
  levels: readonly number[];
  first: number;
}

/** Takes the win: the page has shown the round to its end. */
export const endAction = 'end';

/** Base bets in minor units of currencies with two decimals. Amounts of the format have six, so that no other is offered. */
const usualLevels = [10, 20, 40, 60, 80, 100, 200, 400, 600, 1_000, 2_000, 4_000, 6_000, 10_000];
const offeredIn: readonly string[] = ['USD', 'EUR', 'BRL'];
/** No stake is more than so many minor units, a mode that costs many base bets included. */
const largestStake = 1_000_000;

export function stakesOf(
  { step, modes }: Pick<PackageDefinition, 'step' | 'modes'>,
  currency: string,
): OpenStakes | undefined {
  if (!offeredIn.includes(currency)) return undefined;
  const dearest = Math.max(...modes.map(({ cost }) => cost.part / cost.of));
  const levels = usualLevels.filter((level) => level % step === 0 && level * dearest <= largestStake);
  const offered = levels.length > 0 ? levels : [step];
  return {
    least: offered[0]!,
    most: offered.at(-1)!,
    step,
    levels: offered,
    first: offered[Math.min(5, offered.length - 1)]!,
  };
}

/**
 * A package as the rounds' engine sees it: one drawn number, one line of a table. A round that pays waits until its page has
 * shown it, as the format has it; `end` pays it, and it pays the same when its player never comes back.
 */
export function openGame(definition: PackageDefinition, findLine: FindLine): Game<OpenBet, OpenOutcome> {
  const modes = new Map(definition.modes.map((mode, at) => [mode.name, { ...mode, at }]));
  const modeOf = (name: string) => {
    const mode = modes.get(name);
    if (!mode) throw new RangeError(`${definition.code} has no mode ${name}`);
    return mode;
  };
  const costOf = ({ mode, amount }: OpenBet) => (amount * modeOf(mode).cost.part) / modeOf(mode).cost.of;
  return {
    code: definition.code,
    name: definition.name,
    kind: 'open',
    pace: 'slot',
    definition,
    definitionHash: definitionHash(definition),
    declared: definition.declared,
    stakes: (currency) => stakesOf(definition, currency),
    readBet(input, currency): BetReading<OpenBet> {
      const bet = betIn(input);
      const mode = bet && modes.get(bet.mode);
      if (!bet || !mode) return { ok: false, reason: 'wrong_input' };
      const offered = stakesOf(definition, currency);
      const isOffered =
        offered && bet.amount >= offered.least && bet.amount <= offered.most && bet.amount % offered.step === 0;
      if (!isOffered) return { ok: false, reason: 'stake_not_allowed' };
      const stake = costOf(bet);
      // A mode that costs more than a base bet buys what comes by chance otherwise.
      return { ok: true, bet, stake, ...(mode.cost.part > mode.cost.of && { buysBonus: true as const }) };
    },
    play(bet, actions, below): Progress<OpenOutcome> {
      const mode = modeOf(bet.mode);
      const drawn = drawOfSum(BigInt(mode.sum), below);
      const { line, from, upTo, payout } = findLine(mode.at, drawn);
      if (drawn < from || drawn >= upTo) throw new RangeError('the number does not fall on this line');
      const hundredths = payout * BigInt(bet.amount);
      if (hundredths % 100n !== 0n) throw new RangeError('the win is not whole');
      const win = Number(hundredths / 100n);
      const isEnded = actions.length === 1 && actions[0] === endAction && win > 0;
      if (actions.length > 0 && !isEnded) throw new RangeError(`no such actions: ${actions.join()}`);
      const done = win === 0 || isEnded;
      return {
        done,
        staked: costOf(bet),
        win,
        outcome: { mode: mode.name, drawn: String(drawn), line, payout: Number(payout) },
        next: done ? [] : [{ action: endAction, cost: 0 }],
      };
    },
    abandon: () => endAction,
  };
}

function betIn(input: unknown): OpenBet | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const { mode, amount } = input as Record<string, unknown>;
  const isWhole = typeof amount === 'number' && Number.isSafeInteger(amount) && amount > 0;
  return typeof mode === 'string' && isWhole ? { mode, amount } : undefined;
}
