import {
  compareFractions,
  type DrawPokerDefinition,
  doubleUpFigures,
  type Fraction,
  numberOf,
  type PotRules,
  percentText,
  potReturn,
} from '@fairhouse/game-math';
import type { Engine } from './engines.ts';
import { games, type OfferedGame } from './index.ts';
import { rarestShown } from './odds.ts';
import { modesOf, type SheetMode } from './sheet-modes.ts';

export { oddsText, shownOdds } from './odds.ts';
export { percentText, type SheetMode };
export type SheetShare = 'return' | 'hitRate' | 'profitRate';

/** The figures of every way to play a game, to be read by players. */
export interface Sheet {
  code: string;
  name: string;
  engine: Engine;
  modes: SheetMode[];
  /** Set where a round may hold several bets: the figures are then of one bet alone. */
  ofOneBet: boolean;
  /** Where there is a shared pot: what of the return comes by it. All other figures but the return are those of the reels. */
  pot: SheetPot | null;
  /** Where a win may be doubled or lost before it is paid: one try. Its return comes on top of no other figure. */
  doubleUp: SheetDoubleUp | null;
}

/** Shares of tries; the deviation in the win that is at risk. */
export interface SheetDoubleUp {
  return: Fraction;
  /** Tries that pay something, and those that double the win. */
  hitRate: Fraction;
  profitRate: Fraction;
  deviation: number;
  largestWin: number;
  tries: number;
}

/** Per cent of what is staked. */
export interface SheetPot {
  reels: number;
  paidIn: number;
  begun: number;
  rules: PotRules;
}

const kept = new Map<string, Sheet>();

export function sheetOf(game: OfferedGame): Sheet {
  const { code, name, kind } = game;
  const known = kept.get(code) ?? {
    code,
    name,
    engine: kind,
    modes: modesOf[kind](game),
    ofOneBet: holdsSeveralBets(game),
    pot: potOf(game),
    doubleUp: doubleUpOf(game),
  };
  kept.set(code, known);
  return known;
}

/** Boxes of blackjack and hands of video poker are no bets of their own: their figures are of the whole round. */
function holdsSeveralBets({ kind, definition, live }: OfferedGame): boolean {
  if (live) return live.mostBets > 1;
  const { spots = [] } = definition as { spots?: readonly unknown[] };
  return spots.length > 1 && ['roulette', 'dice-table', 'compare'].includes(kind);
}

function potOf({ pot, declared }: OfferedGame): SheetPot | null {
  if (!pot) return null;
  const shares = potReturn(pot);
  const [paidIn, begun] = [numberOf(shares.paidIn) * 100, numberOf(shares.begun) * 100];
  return { reels: Number(declared.return) - paidIn - begun, paidIn, begun, rules: pot };
}

function doubleUpOf({ kind, definition }: OfferedGame): SheetDoubleUp | null {
  const { doubleUp } = definition as DrawPokerDefinition;
  if (kind !== 'draw-poker' || !doubleUp) return null;
  const { wins, ties, return: mean, deviation } = doubleUpFigures;
  const hitRate = { part: wins.part + ties.part, of: wins.of };
  return { return: mean, hitRate, profitRate: wins, deviation, largestWin: 2, tries: doubleUp.tries };
}

export const allSheets = (): Sheet[] => games.map(sheetOf);

/** A share of a way to play in per cent, rounded down, with as many decimals as are known. */
export function figureText(mode: SheetMode, figure: SheetShare): string | null {
  const share = mode[figure];
  return share && percentText(share, figure === 'return' ? 2 : (mode.rateDecimals ?? 2));
}

/** A share from the least to the most of ways to play, in per cent, each rounded down; null where it is not counted for all of them. */
export function percentRange(modes: readonly SheetMode[], figure: SheetShare): [least: string, most: string] | null {
  if (modes.some((mode) => mode[figure] === null)) return null;
  const sorted = modes.toSorted((a, b) => compareFractions(a[figure]!, b[figure]!));
  return [figureText(sorted[0]!, figure)!, figureText(sorted.at(-1)!, figure)!];
}

/** The largest win of these ways to play, in stakes; null where each is so rare that nobody ever sees it. */
export function advertisedWin(modes: readonly SheetMode[]): number | null {
  const wins = modes.flatMap(({ largestWin, oneIn }) => (oneIn !== null && oneIn > rarestShown ? [] : [largestWin]));
  return wins.length === 0 ? null : Math.max(...wins);
}

/** The way to play at which the largest win of the game is likeliest; null where that is not counted, or a bound alone. */
export function largestWinOneIn(game: OfferedGame): number | null {
  const { modes } = sheetOf(game);
  const most = Math.max(...modes.map(({ largestWin }) => largestWin));
  const odds = modes.flatMap(({ largestWin, oneIn, rarer }) =>
    largestWin === most && oneIn !== null && !rarer ? [oneIn] : [],
  );
  return odds.length === 0 ? null : Math.min(...odds);
}
