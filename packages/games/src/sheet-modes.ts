import {
  type BlackjackDefinition,
  type CompareDefinition,
  type CurveDefinition,
  chanceFigures,
  chanceOf,
  type DealerPokerDefinition,
  type DiceTableDefinition,
  type DrawPokerDefinition,
  diceFigures,
  type Fraction,
  isFirstTable,
  type LadderDefinition,
  modesOf as ladderModes,
  largestWins,
  modeFigures,
  numberOf,
  numbersOf,
  type RouletteDefinition,
  type RouletteSpot,
  rouletteSpotsOf,
  rulesOf,
  type SlotDefinition,
  type SlotMode,
  type SubsetDefinition,
  shareOf,
  someChoices,
  spotFigures,
  stopFigures,
  stopsOf,
  subsetFigures,
  type ThresholdDefinition,
  type TicketDefinition,
  targetFigures,
  ticketFigures,
  type WeightedDefinition,
  type WeightedMode,
  wayFigures,
  waysOf,
  weightOf,
} from '@fairhouse/game-math';
import { eachLanguage } from '@fairhouse/money';
import { diceSpotName } from './dice-spots.ts';
import type { Engine } from './engines.ts';
import type { GameLanguage } from './folders.ts';
import type { OfferedGame } from './index.ts';
import { boxesName, handsName, ladderMode, slotModeName, subsetName, wayName, weightedName } from './sheet-names.ts';
import { onSheets } from './sheet-words/index.ts';

/** The targets of a curve that its sheet names, in hundredths. */
const curveTargets = [101, 150, 200, 500, 1_000, 10_000, 100_000];

/** One way to play a game, with its figures. */
export interface SheetMode {
  /** What the player chooses; undefined where there is nothing to choose. */
  mode: Record<GameLanguage, string> | undefined;
  /** Where a round is gone on with: after how many steps it is taken. */
  after?: number;
  /** False where the player decides otherwise than would be best. */
  best?: false;
  /** The share of what is staked that comes back: counted exactly, or as declared. */
  return: Fraction;
  /** The share of rounds that pay more than nothing. */
  hitRate: Fraction;
  /** The share of rounds that pay more than was staked; null where that is not counted. */
  profitRate: Fraction | null;
  /** How many decimals of both rates, in per cent, are known; 2 by default. */
  rateDecimals?: 0 | 1;
  /** Of a round's return, in stakes. */
  deviation: number;
  /** In stakes, the stake included. */
  largestWin: number;
  /** The largest win comes once in so many rounds; null where the engine does not count it. */
  oneIn: number | null;
  /** It comes less often than that: a bound, and not counted itself. */
  rarer?: true;
}

/**
 * How the sheet of a game comes about, by engine. What is counted in a moment is counted here by the engine's own exact
 * functions; what takes longer is what the rules declare, which the tests of the engine prove by two methods.
 */
export const modesOf: Record<Engine, (game: OfferedGame) => SheetMode[]> = {
  slot(game) {
    const { modes } = rulesOf(game.definition as SlotDefinition);
    const [plain] = asDeclared(game) as [SheetMode];
    if (modes.length === 0) return [plain];
    return [{ ...plain, mode: slotModeName('plain') }, ...modes.map((mode) => slotMode(game, mode))];
  },
  roulette({ definition }) {
    const rules = definition as RouletteDefinition;
    return kindsOfSpots(rules).map((spot) => spotMode(rules, spot));
  },
  blackjack(game) {
    const [declared] = asDeclared(game) as [SheetMode];
    const box = { ...declared, rateDecimals: 1 as const };
    const definition = game.definition as BlackjackDefinition;
    if (isFirstTable(definition)) return [box];
    return [
      { ...box, mode: boxesName(1) },
      // All boxes together win the most only if each of them does.
      ...definition.several.map(({ boxes, hitRate, deviation }) => ({
        ...box,
        mode: boxesName(boxes),
        rateDecimals: 0 as const,
        hitRate: shareOf(hitRate),
        profitRate: shareOrNull(game.profitRates?.[boxes - 1]),
        deviation: Number(deviation),
        rarer: true as const,
      })),
    ];
  },
  'draw-poker'(game) {
    const [one] = asDeclared(game) as [SheetMode];
    const { several = [] } = game.definition as DrawPokerDefinition;
    if (several.length === 0) return [one];
    return [
      { ...one, mode: handsName(1) },
      // All hands together win the most only if each of them does.
      ...several.map(({ hands, hitRate, deviation }, i) => ({
        ...one,
        mode: handsName(hands),
        hitRate: shareOf(hitRate),
        profitRate: shareOrNull(game.profitRates?.[i + 1]),
        deviation: Number(deviation),
        rarer: true as const,
      })),
    ];
  },
  'dealer-poker'(game) {
    const rules = game.definition as DealerPokerDefinition;
    const { side, oneIn } = rules;
    const { plain, withSide } = largestWins(rules);
    const [{ mode: _, ...ante }] = asDeclared(game) as [SheetMode];
    const without = { ...ante, largestWin: plain, oneIn };
    if (!side) return [{ mode: undefined, ...without }];
    return [
      { mode: onSheets(({ antePlain }) => antePlain), ...without },
      {
        mode: onSheets(({ anteWithSide }) => anteWithSide),
        return: shareOf(side.declared.return),
        hitRate: shareOf(side.declared.hitRate),
        profitRate: shareOrNull(game.profitRates?.[1]),
        deviation: Number(side.declared.deviation),
        largestWin: withSide!,
        oneIn: side.declared.oneIn,
      },
    ];
  },
  'dice-table': ({ definition }) => diceModes(definition as DiceTableDefinition),
  threshold({ definition }) {
    const rules = definition as ThresholdDefinition;
    return someChoices(rules).map((choice) => {
      const chance = chanceOf(rules, choice)!;
      return {
        // On a curve the target is chosen, and two of them may have the same chance.
        mode: onSheets((words) =>
          rules.rise
            ? words.takenAt(heightText(chance.pays))
            : words.ofNumbers(whole(chance.winning), whole(rules.numbers)),
        ),
        ...chanceFigures(rules, chance),
        largestWin: chance.pays / 100,
        oneIn: rules.numbers / chance.winning,
      };
    });
  },
  curve({ definition }) {
    const rules = definition as CurveDefinition;
    return curveTargets
      .filter((target) => target >= rules.least && target <= rules.most)
      .map((target) => {
        const figures = targetFigures(rules, target);
        return {
          mode: onSheets((words) => words.takenAt(heightText(target))),
          ...figures,
          largestWin: target / 100,
          oneIn: 1 / numberOf(figures.hitRate),
        };
      });
  },
  weighted({ definition }) {
    const rules = definition as WeightedDefinition;
    return rules.modes.map((mode) => weightedSheet(rules, mode));
  },
  subset({ definition }) {
    const rules = definition as SubsetDefinition;
    return rules.modes.map((mode) => {
      const { largest, largestChance, ...figures } = subsetFigures(rules, mode);
      return {
        mode: subsetName(rules, mode),
        ...figures,
        largestWin: largest / 100,
        oneIn: 1 / largestChance,
      };
    });
  },
  ticket({ definition }) {
    const { largest, oneIn, ...figures } = ticketFigures(definition as TicketDefinition);
    return [{ mode: undefined, ...figures, largestWin: largest / 100, oneIn }];
  },
  compare({ definition }) {
    const { rules } = definition as CompareDefinition;
    return waysOf(definition as CompareDefinition).map((way) => {
      const { largest, oneIn, ...figures } = wayFigures(way);
      return {
        mode: wayName(way, rules.type === 'war'),
        ...(way.plan === 'stay' ? { best: false as const } : {}),
        ...figures,
        largestWin: largest / 100,
        oneIn,
      };
    });
  },
  ladder(game) {
    const rules = game.definition as LadderDefinition;
    if (rules.board.type === 'cards') {
      // The right guesses so far pay their odds but for the casino's part, whatever is guessed and passed over: so nobody comes to a
      // pay more often than that part of once in so many rounds.
      const oneIn = (100 * 100 * game.declared.maxWin) / rules.returns;
      // Every stop pays more than the stake.
      return asDeclared(game).map((mode) => ({ ...mode, profitRate: mode.hitRate, oneIn, rarer: true as const }));
    }
    return Array.from({ length: ladderModes(rules) }, (_, mode) => {
      const stops = stopsOf(rules, mode);
      return [...new Set([0, stops.length - 1])].map((at) => {
        const stop = stops[at]!;
        const name = ladderMode(rules, mode);
        return {
          mode: eachLanguage((language) => onSheets((words) => words.takenAfter(name[language], at + 1))[language]),
          after: at + 1,
          ...stopFigures(stop),
          largestWin: stop.pays / 100,
          oneIn: 1 / numberOf(stop.chance),
        };
      });
    }).flat();
  },
};

function weightedSheet(rules: WeightedDefinition, mode: WeightedMode): SheetMode {
  const most = Math.max(...mode.pays);
  const ways = mode.pays.reduce((sum, pays, segment) => (pays === most ? sum + weightOf(mode, segment) : sum), 0);
  const { largest: _, ...figures } = modeFigures(mode);
  return {
    mode: weightedName(rules, mode),
    ...figures,
    largestWin: most / 100,
    oneIn: numbersOf(mode) / ways,
  };
}

function asDeclared({ declared, largestWinOneIn, largestWinReached, profitRates }: OfferedGame): SheetMode[] {
  const { return: mean, hitRate, deviation, maxWin, profitRate = profitRates?.[0] } = declared;
  return [
    {
      mode: undefined,
      return: shareOf(mean),
      hitRate: shareOf(hitRate),
      profitRate: shareOrNull(profitRate),
      deviation: Number(deviation),
      largestWin: largestWinReached ?? maxWin,
      oneIn: largestWinOneIn,
    },
  ];
}

const shareOrNull = (percent: string | undefined): Fraction | null => (percent === undefined ? null : shareOf(percent));

function slotMode(game: OfferedGame, { id, cost, declared }: SlotMode): SheetMode {
  const { maxWin, stakeCoins } = rulesOf(game.definition as SlotDefinition);
  return {
    mode: slotModeName(id),
    return: shareOf(declared.return),
    hitRate: shareOf(declared.hitRate),
    profitRate: shareOf(declared.profitRate),
    deviation: Number(declared.deviation),
    largestWin: (maxWin * stakeCoins) / cost,
    oneIn: declared.largestWinOneIn,
  };
}

/** One spot of each number of numbers, and of each way to lose: what comes back depends on these alone. */
function kindsOfSpots(rules: RouletteDefinition): RouletteSpot[] {
  const byFigures = new Map<string, RouletteSpot>();
  for (const spot of rouletteSpotsOf(rules).values()) {
    const key = `${spot.numbers.length} ${spot.halfBack}`;
    if (!byFigures.has(key)) byFigures.set(key, spot);
  }
  return [...byFigures.values()].sort((a, b) => a.numbers.length - b.numbers.length);
}

function spotMode(rules: RouletteDefinition, spot: RouletteSpot): SheetMode {
  const figures = spotFigures(rules, spot);
  const count = spot.numbers.length;
  const mode = onSheets(({ numbers, halfBack }) => `${numbers(count)}${spot.halfBack ? halfBack : ''}`);
  return { mode, ...figures, largestWin: spot.pays + 1, oneIn: 1 / numberOf(figures.profitRate) };
}

/** One spot of each kind that differs in its figures, under the names of all that share them. */
function diceModes(rules: DiceTableDefinition): SheetMode[] {
  const byFigures = new Map<string, SheetMode & { mode: Record<GameLanguage, string> }>();
  for (const spot of rules.spots) {
    const { largest, ...figures } = diceFigures(rules, spot);
    const key = JSON.stringify([numberOf(figures.return), numberOf(figures.hitRate), spot.pays]);
    const name = diceSpotName(spot.id);
    const known = byFigures.get(key);
    const mode = known ? eachLanguage((language) => `${known.mode[language]}, ${name[language]}`) : name;
    byFigures.set(key, { mode, ...figures, largestWin: largest.returns, oneIn: 1 / largest.chance });
  }
  return [...byFigures.values()];
}

const whole = (count: number) => count.toLocaleString('en');
const heightText = (hundredths: number) => (hundredths / 100).toLocaleString('en', { minimumFractionDigits: 2 });
