import {
  type BlackjackBet,
  type CompareDefinition,
  type CurveBet,
  type CurveDefinition,
  chanceFigures,
  chanceOf,
  type DealerPokerBet,
  type DiceTableDefinition,
  type DrawPokerBet,
  type DrawPokerDefinition,
  diceFigures,
  type Fraction,
  type LadderBet,
  type LadderDefinition,
  modeFigures,
  numberOf,
  type RouletteDefinition,
  rouletteSpotsOf,
  rulesOf,
  type SlotBet,
  type SlotDefinition,
  type SubsetBet,
  type SubsetDefinition,
  spotFigures,
  stopFigures,
  stopsOf,
  subsetFigures,
  type ThresholdBet,
  type ThresholdDefinition,
  targetFigures,
  type WeightedBet,
  type WeightedDefinition,
  wayFigures,
  waysOf,
} from '@fairhouse/game-math';
import type { Engine } from './engines.ts';
import type { OfferedGame } from './index.ts';
import { sheetOf } from './sheets.ts';

/** Shares of rounds with a bet that pay anything, and more than the stake; null where that is not stated. */
interface Rates {
  hitRate: Fraction;
  profitRate: Fraction | null;
}

interface OnSpots {
  bets: readonly [{ spot: string }, ...{ spot: string }[]];
}

const onSheet = (game: OfferedGame, way: number): Rates => sheetOf(game).modes[way]!;
const modeOf = <Mode extends { id: string }>(modes: readonly Mode[], { mode }: { mode: string }) =>
  modes.find(({ id }) => id === mode)!;

/** By the bets of the simulation: one spot at a time, the best play, a ladder's first stop. */
const ratesOf: Record<Engine, (game: OfferedGame, bet: never) => Rates> = {
  slot(game, { mode }: SlotBet) {
    const { modes } = rulesOf(game.definition as SlotDefinition);
    return onSheet(game, 1 + modes.findIndex(({ id }) => id === mode));
  },
  roulette({ definition }, { bets: [{ spot }] }: OnSpots) {
    const rules = definition as RouletteDefinition;
    return spotFigures(rules, rouletteSpotsOf(rules).get(spot)!);
  },
  blackjack: (game, bet: BlackjackBet) => onSheet(game, 'bets' in bet ? bet.bets.length - 1 : 0),
  threshold({ definition }, bet: ThresholdBet) {
    const rules = definition as ThresholdDefinition;
    return chanceFigures(rules, chanceOf(rules, bet)!);
  },
  curve: ({ definition }, { target }: CurveBet) => targetFigures(definition as CurveDefinition, target),
  weighted: ({ definition }, bet: WeightedBet) => modeFigures(modeOf((definition as WeightedDefinition).modes, bet)),
  subset({ definition }, bet: SubsetBet) {
    const rules = definition as SubsetDefinition;
    return subsetFigures(rules, modeOf(rules.modes, bet));
  },
  ticket: (game) => onSheet(game, 0),
  compare({ definition }, { bets: [{ spot }] }: OnSpots) {
    const ways = waysOf(definition as CompareDefinition);
    return wayFigures(ways.find((way) => way.spot.id === spot && way.plan !== 'stay')!);
  },
  ladder(game, { mode }: LadderBet) {
    const rules = game.definition as LadderDefinition;
    return rules.board.type === 'cards' ? onSheet(game, 0) : stopFigures(stopsOf(rules, mode)[0]!);
  },
  'draw-poker'(game, { hands = 1 }: DrawPokerBet) {
    const { several = [] } = game.definition as DrawPokerDefinition;
    return onSheet(game, 1 + several.findIndex((one) => one.hands === hands));
  },
  'dealer-poker': (game, { side }: DealerPokerBet) => onSheet(game, side ? 1 : 0),
  'dice-table'({ definition }, { bets: [{ spot }] }: OnSpots) {
    const rules = definition as DiceTableDefinition;
    return diceFigures(rules, rules.spots.find(({ id }) => id === spot)!);
  },
};

/** Per cent by which a rate may be more than what is stated of it: what is declared is rounded down, what is counted here is exact. */
function roundedBy({ kind }: OfferedGame, bet: unknown): number {
  if (kind === 'blackjack') {
    const { bets = [] } = bet as { bets?: unknown[] };
    // In whole per cent, from 0.15 below what is counted with cards that are put back, which may be 0.2 too low.
    return bets.length > 1 ? 1.4 : 0.1;
  }
  return ['slot', 'draw-poker', 'dealer-poker'].includes(kind) ? 0.01 : 0;
}

/** What is expected of rounds with these bets in turn, in per cent. */
export interface ExpectedRate {
  rate: number;
  /** The standard deviation of one round's. */
  deviation: number;
  /** By so much it may be more, where what is declared is rounded down. */
  roundedBy: number;
}

/** How often rounds with these bets in turn pay anything, and more than the stake; null where that is not stated for each of them. */
export function expectedRates(
  game: OfferedGame,
  bets: readonly unknown[],
): Record<'hitRate' | 'profitRate', ExpectedRate | null> {
  const rates = bets.map((bet) => ratesOf[game.kind](game, bet as never));
  const more = bets.reduce<number>((sum, bet) => sum + roundedBy(game, bet), 0) / bets.length;
  const over = (which: keyof Rates): ExpectedRate | null => {
    const known = rates.map((one) => one[which]).filter((one) => one !== null);
    if (known.length < rates.length) return null;
    const shares = known.map(numberOf);
    const meanOf = (of: (share: number) => number) => shares.reduce((sum, share) => sum + of(share), 0) / shares.length;
    const deviation = 100 * Math.sqrt(meanOf((share) => share * (1 - share)));
    return { rate: 100 * meanOf((share) => share), deviation, roundedBy: more };
  };
  return { hitRate: over('hitRate'), profitRate: over('profitRate') };
}
