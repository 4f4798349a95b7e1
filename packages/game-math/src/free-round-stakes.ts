import type { Game } from './game.ts';
import type { SlotStakes } from './slots/slot-game.ts';
import type { TappedStakes } from './stakes.ts';

/** Engines whose rounds take one stake, which the player cannot add to: what pays it pays the whole round. */
const singleStake: readonly string[] = [
  'slot',
  'threshold',
  'weighted',
  'ladder',
  'draw-poker',
  'subset',
  'ticket',
  'curve',
];

/**
 * The stakes of a game with `stake` (minor units) as the only one, as free rounds are played; undefined where the game takes no free rounds
 * at it: the stake is not on offer, a round may cost more than its first stake, or a shared pot is paid beside it.
 */
export function freeRoundStakes(
  game: Pick<Game, 'kind' | 'stakes' | 'pot'>,
  currency: string,
  stake: number,
): SlotStakes | TappedStakes | undefined {
  if (game.pot || !singleStake.includes(game.kind)) return undefined;
  const offered = game.stakes(currency) as SlotStakes | TappedStakes | undefined;
  if (!offered) return undefined;
  if ('coins' in offered) {
    const coin = stake / offered.lines;
    return offered.coins.includes(coin) ? { ...offered, coins: [coin], defaultCoin: coin, modes: [] } : undefined;
  }
  if (!('taps' in offered) || stake < offered.least || stake > offered.most || stake % offered.step !== 0)
    return undefined;
  return { ...offered, least: stake, most: stake, taps: [stake], first: stake };
}

/** The stakes at which free rounds of a game can be given, the least first; none where it takes no free rounds. Minor units. */
export function freeRoundStakesOf(game: Pick<Game, 'kind' | 'stakes' | 'pot'>, currency: string): number[] {
  const offered = game.stakes(currency) as SlotStakes | TappedStakes | undefined;
  if (!offered) return [];
  const stakes =
    'coins' in offered ? offered.coins.map((coin) => coin * offered.lines) : 'taps' in offered ? offered.taps : [];
  return stakes.filter((stake) => freeRoundStakes(game, currency, stake));
}
