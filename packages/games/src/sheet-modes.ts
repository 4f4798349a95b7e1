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
  /** Per cent of what is staked. */
  return: number;
  /** Per cent of rounds that pay more than nothing. */
  hitRate: number;
  /** Per cent of rounds that pay more than was staked; null where that is not counted. */
  profitRate: number | null;
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
    const [box] = asDeclared(game) as [SheetMode];
    const definition = game.definition as BlackjackDefinition;
    if (isFirstTable(definition)) return [box];
    return [
      { ...box, mode: boxesName(1) },
      // All boxes together win the most only if each of them does.
      ...definition.several.map(({ boxes, hitRate, deviation }) => ({
        ...box,
        mode: boxesName(boxes),
        hitRate: Number(hitRate),
        profitRate: game.profitRates?.[boxes - 1] ?? null,
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
        hitRate: Number(hitRate),
        profitRate: game.profitRates?.[i + 1] ?? null,
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
        return: Number(side.declared.return),
        hitRate: Number(side.declared.hitRate),
        profitRate: game.profitRates?.[1] ?? null,
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
        ...inPercent(chanceFigures(rules, chance)),
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
          ...inPercent(figures),
          largestWin: target / 100,
          oneIn: 1 / figures.hitRate,
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
        ...inPercent(figures),
        largestWin: largest / 100,
        oneIn: 1 / largestChance,
      };
    });
  },
  ticket({ definition }) {
    const { largest, oneIn, ...figures } = ticketFigures(definition as TicketDefinition);
    return [{ mode: undefined, ...inPercent(figures), largestWin: largest / 100, oneIn }];
  },
  compare({ definition }) {
    const { rules } = definition as CompareDefinition;
    return waysOf(definition as CompareDefinition).map((way) => {
      const { largest, oneIn, ...figures } = wayFigures(way);
      return {
        mode: wayName(way, rules.type === 'war'),
        ...(way.plan === 'stay' ? { best: false as const } : {}),
        ...inPercent(figures),
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
          ...inPercent(stopFigures(stop)),
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
  return {
    mode: weightedName(rules, mode),
    ...inPercent(modeFigures(mode)),
    largestWin: most / 100,
    oneIn: numbersOf(mode) / ways,
  };
}

function asDeclared({ declared, largestWinOneIn, largestWinReached, profitRates }: OfferedGame): SheetMode[] {
  const { return: mean, hitRate, deviation, maxWin, profitRate = profitRates?.[0] } = declared;
  return [
    {
      mode: undefined,
      return: Number(mean),
      hitRate: Number(hitRate),
      profitRate: profitRate === undefined ? null : Number(profitRate),
      deviation: Number(deviation),
      largestWin: largestWinReached ?? maxWin,
      oneIn: largestWinOneIn,
    },
  ];
}

function slotMode(game: OfferedGame, { id, cost, declared }: SlotMode): SheetMode {
  const { maxWin, stakeCoins } = rulesOf(game.definition as SlotDefinition);
  return {
    mode: slotModeName(id),
    return: Number(declared.return),
    hitRate: Number(declared.hitRate),
    profitRate: Number(declared.profitRate),
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
  const { return: mean, ...others } = spotFigures(rules, spot);
  const count = spot.numbers.length;
  const mode = onSheets(({ numbers, halfBack }) => `${numbers(count)}${spot.halfBack ? halfBack : ''}`);
  const figures = inPercent({ return: numberOf(mean), ...others });
  return { mode, ...figures, largestWin: spot.pays + 1, oneIn: 1 / others.profitRate };
}

/** One spot of each kind that differs in its figures, under the names of all that share them. */
function diceModes(rules: DiceTableDefinition): SheetMode[] {
  const byFigures = new Map<string, SheetMode & { mode: Record<GameLanguage, string> }>();
  for (const spot of rules.spots) {
    const { return: mean, largest, ...others } = diceFigures(rules, spot);
    const key = JSON.stringify([numberOf(mean), others.hitRate, spot.pays]);
    const name = diceSpotName(spot.id);
    const known = byFigures.get(key);
    const mode = known ? eachLanguage((language) => `${known.mode[language]}, ${name[language]}`) : name;
    const figures = inPercent({ return: numberOf(mean), ...others });
    byFigures.set(key, { mode, ...figures, largestWin: largest.returns, oneIn: 1 / largest.chance });
  }
  return [...byFigures.values()];
}

interface Shares {
  return: number;
  hitRate: number;
  profitRate: number;
  deviation: number;
}

function inPercent({ hitRate, profitRate, return: mean, deviation }: Shares): Shares {
  return { return: mean * 100, hitRate: hitRate * 100, profitRate: profitRate * 100, deviation };
}

const whole = (count: number) => count.toLocaleString('en');
const heightText = (hundredths: number) => (hundredths / 100).toLocaleString('en', { minimumFractionDigits: 2 });
