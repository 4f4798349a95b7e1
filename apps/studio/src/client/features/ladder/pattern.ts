import { type LadderDefinition, type LadderOutcome, modesOf, type OfferedGuess } from '@fairhouse/game-math';
import { stopsIn } from './figures.ts';

export const guessRules = ['likelier', 'higher', 'lower'] as const;
export type GuessRule = (typeof guessRules)[number];

/** What each round of autoplay does before it cashes out. */
export type Pattern =
  /** These tiles, in this order. */
  | { type: 'field'; tiles: readonly number[]; most: number }
  /** One tile a row, from the lowest on. */
  | { type: 'rows'; tiles: readonly number[]; most: number }
  | { type: 'steps'; steps: number; most: number }
  | { type: 'cards'; steps: number; most: number; rule: GuessRule };

/** More guesses in one round than these are never reached. */
const mostGuesses = 20;

/** The pattern of a mode before the player chose one. */
export function firstPattern(definition: LadderDefinition, mode: number): Pattern {
  const { type } = definition.board;
  if (type === 'cards') return { type, steps: 1, most: mostGuesses, rule: 'likelier' };
  const most = stopsIn(definition, Math.min(mode, modesOf(definition) - 1)).length;
  return type === 'steps' ? { type, steps: 1, most } : { type, tiles: [], most };
}

export function patternIsEmpty(pattern: Pattern): boolean {
  return 'tiles' in pattern && pattern.tiles.length === 0;
}

/** A tile pressed in the pattern: of a field it comes or goes; of a row the rows above it go with it. */
export function withTile(pattern: Pattern, tile: number, row = 0): Pattern {
  if (pattern.type === 'field') {
    if (pattern.tiles.includes(tile)) return { ...pattern, tiles: pattern.tiles.filter((one) => one !== tile) };
    return pattern.tiles.length < pattern.most ? { ...pattern, tiles: [...pattern.tiles, tile] } : pattern;
  }
  if (pattern.type !== 'rows' || row > pattern.tiles.length) return pattern;
  if (pattern.tiles[row] === tile) return { ...pattern, tiles: pattern.tiles.slice(0, row) };
  return { ...pattern, tiles: [...pattern.tiles.slice(0, row), tile, ...pattern.tiles.slice(row + 1)] };
}

/** What the pattern does next in an open round. */
export function patternAction(pattern: Pattern, { steps, board }: LadderOutcome): string {
  if (pattern.type === 'field') {
    const picked = board.type === 'field' ? board.picked : [];
    const next = pattern.tiles.find((tile) => !picked.includes(tile));
    return next === undefined ? 'take' : `pick:${next}`;
  }
  if (pattern.type === 'rows') return steps < pattern.tiles.length ? `pick:${pattern.tiles[steps]}` : 'take';
  if (steps >= pattern.steps) return 'take';
  if (pattern.type === 'steps') return 'go';
  return (board.type === 'cards' && guessBy(pattern.rule, board.guesses)) || 'take';
}

/** All of a round, where no step depends on the one before; undefined where one does. */
export function decidedActions(pattern: Pattern): string[] | undefined {
  if (pattern.type === 'cards') return undefined;
  const steps =
    pattern.type === 'steps' ? Array<string>(pattern.steps).fill('go') : pattern.tiles.map((tile) => `pick:${tile}`);
  return [...steps, 'take'];
}

/** On an ace or a king what was chosen may not be on offer: then the likelier is said. */
function guessBy(rule: GuessRule, guesses: readonly OfferedGuess[]): OfferedGuess['guess'] | undefined {
  const chosen = guesses.find(({ guess }) => guess === rule);
  return (chosen ?? guesses.toSorted((a, b) => b.ranks - a.ranks)[0])?.guess;
}
