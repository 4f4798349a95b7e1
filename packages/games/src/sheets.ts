import { fileURLToPath } from 'node:url';
import {
  type BlackjackDefinition,
  type CompareDefinition,
  type CompareSpot,
  type CurveDefinition,
  chanceFigures,
  chancesOf,
  type DealerPokerDefinition,
  type DiceTableDefinition,
  diceFigures,
  isFirstTable,
  type LadderDefinition,
  modesOf as ladderModes,
  largestWins,
  modeFigures,
  numberOf,
  numbersOf,
  type PotRules,
  potReturn,
  type RouletteDefinition,
  type RouletteSpot,
  rouletteSpotsOf,
  type SubsetDefinition,
  type SubsetMode,
  type SubsetRisk,
  spotFigures,
  stopFigures,
  stopsOf,
  subsetFigures,
  type ThresholdDefinition,
  type TicketDefinition,
  targetFigures,
  ticketFigures,
  type Way,
  type WeightedDefinition,
  type WeightedMode,
  wayFigures,
  waysOf,
  weightOf,
} from '@fairhouse/game-math';
import { diceSpotName } from './dice-spots.ts';
import type { Engine } from './engines.ts';
import type { GameLanguage } from './folders.ts';
import { games, type OfferedGame } from './index.ts';

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
  /** Per cent of rounds that return anything. */
  hitRate: number;
  /** Of a round's return, in stakes. */
  deviation: number;
  /** In stakes, the stake included. */
  largestWin: number;
  /** The largest win comes once in so many rounds; null where the engine does not count it. */
  oneIn: number | null;
  /** It comes less often than that: a bound, and not counted itself. */
  rarer?: true;
}

/** The figures of every way to play a game, to be read by players. */
export interface Sheet {
  code: string;
  name: string;
  engine: Engine;
  modes: SheetMode[];
  /** Where there is a shared pot: what of the return comes by it. All other figures but the return are those of the reels. */
  pot: SheetPot | null;
}

/** Per cent of what is staked. */
export interface SheetPot {
  reels: number;
  paidIn: number;
  begun: number;
  rules: PotRules;
}

/**
 * How the sheet of a game comes about, by engine. What is counted in a moment is counted here by the engine's own exact
 * functions; what takes longer is what the rules declare, which the tests of the engine prove by two methods.
 */
const modesOf: Record<Engine, (game: OfferedGame) => SheetMode[]> = {
  slot: asDeclared,
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
        deviation: Number(deviation),
        rarer: true as const,
      })),
    ];
  },
  'draw-poker': asDeclared,
  'dealer-poker'(game) {
    const rules = game.definition as DealerPokerDefinition;
    const { side, oneIn } = rules;
    const { plain, withSide } = largestWins(rules);
    const [{ mode: _, ...ante }] = asDeclared(game) as [SheetMode];
    const without = { ...ante, largestWin: plain, oneIn };
    if (!side) return [{ mode: undefined, ...without }];
    return [
      { mode: { en: 'the ante alone', fil: 'ang ante lamang' }, ...without },
      {
        mode: { en: 'the ante and as much on the side', fil: 'ang ante at kasinlaki nito sa gilid' },
        return: Number(side.declared.return),
        hitRate: Number(side.declared.hitRate),
        deviation: Number(side.declared.deviation),
        largestWin: withSide!,
        oneIn: side.declared.oneIn,
      },
    ];
  },
  'dice-table': ({ definition }) => diceModes(definition as DiceTableDefinition),
  threshold({ definition }) {
    const rules = definition as ThresholdDefinition;
    return chancesOf(rules).map((chance) => ({
      mode: {
        en: `${whole(chance.winning)} of ${whole(rules.numbers)} numbers`,
        fil: `${whole(chance.winning)} sa ${whole(rules.numbers)} numero`,
      },
      ...inPercent(chanceFigures(rules, chance)),
      largestWin: chance.pays / 100,
      oneIn: rules.numbers / chance.winning,
    }));
  },
  curve({ definition }) {
    const rules = definition as CurveDefinition;
    return curveTargets
      .filter((target) => target >= rules.least && target <= rules.most)
      .map((target) => {
        const figures = targetFigures(rules, target);
        return {
          mode: { en: `taken at ${(target / 100).toFixed(2)}`, fil: `kinuha sa ${(target / 100).toFixed(2)}` },
          ...inPercent(figures),
          largestWin: target / 100,
          oneIn: 1 / figures.hitRate,
        };
      });
  },
  weighted: ({ definition }) => (definition as WeightedDefinition).modes.map(weightedSheet),
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
      // The right guesses so far pay their odds but for the house's part, whatever is guessed and passed over: so nobody comes to a
      // pay more often than that part of once in so many rounds.
      const oneIn = (100 * 100 * game.declared.maxWin) / rules.returns;
      return asDeclared(game).map((mode) => ({ ...mode, oneIn, rarer: true as const }));
    }
    return Array.from({ length: ladderModes(rules) }, (_, mode) => {
      const stops = stopsOf(rules, mode);
      return [...new Set([0, stops.length - 1])].map((at) => {
        const stop = stops[at]!;
        const name = ladderMode(rules, mode);
        return {
          mode: { en: `${name.en}, taken after ${at + 1}`, fil: `${name.fil}, kinuha pagkatapos ng ${at + 1}` },
          after: at + 1,
          ...inPercent(stopFigures(stop)),
          largestWin: stop.pays / 100,
          oneIn: 1 / numberOf(stop.chance),
        };
      });
    }).flat();
  },
};

function boxesName(boxes: number): Record<GameLanguage, string> {
  return { en: boxes === 1 ? '1 box' : `${boxes} boxes`, fil: `${boxes} kahon` };
}

const risks: Record<SubsetRisk, Record<GameLanguage, string>> = {
  classic: { en: 'Classic', fil: 'Klasiko' },
  low: { en: 'Low risk', fil: 'Mababang risk' },
  medium: { en: 'Medium risk', fil: 'Katamtamang risk' },
  high: { en: 'High risk', fil: 'Mataas na risk' },
};

function subsetName({ patterns }: SubsetDefinition, { risk, drawn, picks }: SubsetMode): Record<GameLanguage, string> {
  if (patterns) return { en: `${drawn} balls`, fil: `${drawn} bola` };
  const before = { en: risk ? `${risks[risk].en}, ` : '', fil: risk ? `${risks[risk].fil}, ` : '' };
  return { en: `${before.en}${picks === 1 ? '1 number' : `${picks} numbers`}`, fil: `${before.fil}${picks} numero` };
}

/** Hits are what the engine counts as such: rounds that return more than their stake. */
function weightedSheet(mode: WeightedMode): SheetMode {
  const most = Math.max(...mode.pays);
  const ways = mode.pays.reduce((sum, pays, segment) => (pays === most ? sum + weightOf(mode, segment) : sum), 0);
  return {
    mode: { en: mode.id, fil: mode.id },
    ...inPercent(modeFigures(mode)),
    largestWin: most / 100,
    oneIn: numbersOf(mode) / ways,
  };
}

const spotNames: Record<string, Record<GameLanguage, string>> = {
  player: { en: 'Player', fil: 'Player' },
  banker: { en: 'Banker', fil: 'Banker' },
  tie: { en: 'Tie', fil: 'Tabla' },
  'player-pair': { en: 'Player pair', fil: 'Pares ng player' },
  'banker-pair': { en: 'Banker pair', fil: 'Pares ng banker' },
  dragon: { en: 'Dragon', fil: 'Dragon' },
  tiger: { en: 'Tiger', fil: 'Tigre' },
  'suited-tie': { en: 'Suited tie', fil: 'Tabla sa parehong palo' },
  main: { en: 'Main bet', fil: 'Pangunahing taya' },
  andar: { en: 'Andar', fil: 'Andar' },
  bahar: { en: 'Bahar', fil: 'Bahar' },
  ante: { en: 'Ante', fil: 'Ante' },
};

function spotName({ id, cards }: CompareSpot): Record<GameLanguage, string> {
  if (!cards) return spotNames[id]!;
  const [least, most] = cards;
  return { en: `${least} to ${most} cards`, fil: `${least} hanggang ${most} baraha` };
}

function wayName({ spot, plan }: Way, isWar: boolean): Record<GameLanguage, string> {
  const { en, fil } = spotName(spot);
  if (plan === 'none') return { en, fil };
  if (plan === 'best') return { en: `${en}, played best`, fil: `${fil}, pinakamahusay na laro` };
  return isWar
    ? { en: `${en}, given up at a tie`, fil: `${fil}, sumusuko sa tabla` }
    : { en: `${en}, never raised`, fil: `${fil}, hindi dinaragdagan` };
}

function ladderMode({ board }: LadderDefinition, mode: number): Record<GameLanguage, string> {
  if (board.type === 'field') return { en: `${board.traps[mode]} traps`, fil: `${board.traps[mode]} patibong` };
  const name = board.type === 'cards' ? '' : board.modes[mode]!.name;
  return { en: name, fil: name };
}

function asDeclared({ declared, largestWinOneIn, largestWinReached }: OfferedGame): SheetMode[] {
  const { return: mean, hitRate, deviation, maxWin } = declared;
  return [
    {
      mode: undefined,
      return: Number(mean),
      hitRate: Number(hitRate),
      deviation: Number(deviation),
      largestWin: largestWinReached ?? maxWin,
      oneIn: largestWinOneIn,
    },
  ];
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
  const { return: mean, hitRate, deviation } = spotFigures(rules, spot);
  const count = spot.numbers.length;
  const half = spot.halfBack ? { en: ', half back at zero', fil: ', kalahati ang balik sa sero' } : { en: '', fil: '' };
  const mode = { en: `${count === 1 ? '1 number' : `${count} numbers`}${half.en}`, fil: `${count} numero${half.fil}` };
  const figures = inPercent({ return: numberOf(mean), hitRate, deviation });
  return { mode, ...figures, largestWin: spot.pays + 1, oneIn: 1 / hitRate };
}

/** One spot of each kind that differs in its figures, under the names of all that share them. */
function diceModes(rules: DiceTableDefinition): SheetMode[] {
  const byFigures = new Map<string, SheetMode & { mode: Record<GameLanguage, string> }>();
  for (const spot of rules.spots) {
    const { return: mean, hitRate, deviation, largest } = diceFigures(rules, spot);
    const key = JSON.stringify([numberOf(mean), hitRate, spot.pays]);
    const name = diceSpotName(spot.id);
    const known = byFigures.get(key);
    const mode = known ? { en: `${known.mode.en}, ${name.en}`, fil: `${known.mode.fil}, ${name.fil}` } : name;
    const figures = inPercent({ return: numberOf(mean), hitRate, deviation });
    byFigures.set(key, { mode, ...figures, largestWin: largest.returns, oneIn: 1 / largest.chance });
  }
  return [...byFigures.values()];
}

function inPercent({ hitRate, return: mean, deviation }: { hitRate: number; return: number; deviation: number }) {
  return { return: mean * 100, hitRate: hitRate * 100, deviation };
}

const whole = (count: number) => count.toLocaleString('en');

const kept = new Map<string, Sheet>();

export function sheetOf(game: OfferedGame): Sheet {
  const { code, name, kind } = game;
  const known = kept.get(code) ?? { code, name, engine: kind, modes: modesOf[kind](game), pot: potOf(game) };
  kept.set(code, known);
  return known;
}

function potOf({ pot, declared }: OfferedGame): SheetPot | null {
  if (!pot) return null;
  const shares = potReturn(pot);
  const [paidIn, begun] = [numberOf(shares.paidIn) * 100, numberOf(shares.begun) * 100];
  return { reels: Number(declared.return) - paidIn - begun, paidIn, begun, rules: pot };
}

export const allSheets = (): Sheet[] => games.map(sheetOf);

/** The way to play at which the largest win of the game is likeliest; null where that is not counted, or a bound alone. */
export function largestWinOneIn(game: OfferedGame): number | null {
  const { modes } = sheetOf(game);
  const most = Math.max(...modes.map(({ largestWin }) => largestWin));
  const odds = modes.flatMap(({ largestWin, oneIn, rarer }) =>
    largestWin === most && oneIn !== null && !rarer ? [oneIn] : [],
  );
  return odds.length === 0 ? null : Math.min(...odds);
}

/** A row of `docs/games.md`: over all modes, from the least to the most. */
export function summaryOf({ name, code, engine, modes }: Sheet): string[] {
  const over = (figure: (mode: SheetMode) => number) => {
    const [least, most] = [Math.min(...modes.map(figure)), Math.max(...modes.map(figure))];
    const [from, to] = [least.toFixed(2), most.toFixed(2)];
    return from === to ? from : `${from} to ${to}`;
  };
  const [odds] = modes
    .filter(({ oneIn }) => oneIn !== null)
    .sort((a, b) => b.largestWin - a.largestWin || a.oneIn! - b.oneIn!);
  return [
    name,
    code,
    engine,
    over((mode) => mode.return),
    over((mode) => mode.hitRate),
    over((mode) => mode.deviation),
    modes.reduce((most, { largestWin }) => Math.max(most, largestWin), 0).toLocaleString('en'),
    odds ? oddsInWords(odds.oneIn!, odds.rarer) : 'not counted',
  ];
}

/** What comes more seldom than once in so many rounds is told as that: nobody could tell it from another. */
export const mostSeldomTold = 1e12;

/** Odds as they are told: once in so many rounds, or more seldom than that. */
export function oddsTold(oneIn: number, isBound = false): { rounds: string; isRarer: boolean } {
  return { rounds: oddsText(Math.min(oneIn, mostSeldomTold)), isRarer: isBound || oneIn > mostSeldomTold };
}

export function oddsInWords(oneIn: number, isBound = false): string {
  const { rounds, isRarer } = oddsTold(oneIn, isBound);
  return `${isRarer ? 'rarer than ' : ''}1 in ${rounds}`;
}

export function oddsText(oneIn: number): string {
  return oneIn.toLocaleString('en', { maximumFractionDigits: oneIn < 100 ? 2 : 0 });
}

export const summaryHead = [
  'game',
  'folder',
  'engine',
  'return %',
  'hit rate %',
  'deviation',
  'largest win',
  'its odds',
] as const;

export const gamesPageFile = fileURLToPath(new URL('../../../docs/games.md', import.meta.url));

/** `docs/games.md`. `weightOf` tells of a game the kilobytes of code and of pictures that its page loads. */
export function gamesPage(weightOf: (code: string) => readonly [string, string]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const head = [...summaryHead, 'code kB', 'pictures kB'];
  const rows = allSheets().map((sheet) => row([...summaryOf(sheet), ...weightOf(sheet.code)]));
  return `# The games

Written by \`npm run games-table\`; a test holds the figures to what the engines compute. Where a choice changes a figure, from
the least to the most of all choices: \`npm run parsheet -- <folder>\` tells each. Hits are rounds that return anything; of
weighted and subset draws, of which many return a part of the stake, those that return more than it. The deviation is of a
round's return, in stakes; the largest win and its odds are those of the choice at which it is likeliest. Code is everything that the page loads, packed; pictures are those of a wide screen.

${row(head)}
${row(head.map(() => '---'))}
${rows.join('\n')}
`;
}
