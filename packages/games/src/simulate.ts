import {
  type BlackjackDefinition,
  type BlackjackOutcome,
  type BlackjackStakes,
  bestAction,
  bestChoice,
  bestDecision,
  bestHold,
  blackjackRules,
  type Card,
  type CompareDefinition,
  type CompareOutcome,
  type DealerPokerDefinition,
  type DealerPokerOutcome,
  type DiceTableDefinition,
  type DiceTableStakes,
  type DrawPokerDefinition,
  type DrawPokerOutcome,
  guessesOn,
  holdAction,
  type LadderDefinition,
  numberOf,
  type Progress,
  paysFor,
  type SpotStakes,
  simulationStream,
  type TappedStakes,
  type ThresholdBet,
} from '@fairhouse/game-math';
import { expectedRates } from './bet-rates.ts';
import type { Engine } from './engines.ts';
import { decisionsByTable } from './flop-table.ts';
import { gameFolders } from './folders.ts';
import type { OfferedGame } from './index.ts';
import { playedPot } from './played-pot.ts';
import { sampleBets } from './sample-play.ts';
import { type SheetMode, sheetOf } from './sheets.ts';

/** How an engine's games are played in a simulation. */
interface Player {
  bets(game: OfferedGame): unknown[];
  /** The next action, where a round has any. */
  choose(progress: Progress, game: OfferedGame): string;
  /** Which ways to play its choices come to; all by default. */
  plays?(mode: SheetMode): boolean;
  /** What its choices return exactly, where the sheet declares a bound and no way to play. */
  exactly?(game: OfferedGame): Figures | undefined;
}

/** The return as a share. */
interface Figures {
  return: number;
  deviation: number;
}

const noChoice = (): string => {
  throw new RangeError('a round of this engine is over with its bet');
};

const bestChoices = new Map<string, ReturnType<typeof bestChoice>>();

function bestChoiceOf({ code, definition }: OfferedGame): ReturnType<typeof bestChoice> {
  const known = bestChoices.get(code) ?? bestChoice(blackjackRules(definition as BlackjackDefinition));
  bestChoices.set(code, known);
  return known;
}

const bestHolds = new Map<string, ReturnType<typeof bestHold>>();

function bestHoldOf({ code, definition }: OfferedGame): ReturnType<typeof bestHold> {
  const known = bestHolds.get(code) ?? bestHold(definition as DrawPokerDefinition);
  bestHolds.set(code, known);
  return known;
}

const bestDecisions = new Map<string, ReturnType<typeof bestDecision>>();

function bestDecisionOf({ code, definition }: OfferedGame): ReturnType<typeof bestDecision> {
  const rules = definition as DealerPokerDefinition;
  const known =
    bestDecisions.get(code) ?? bestDecision(rules, code === 'casino-holdem' ? decisionsByTable() : undefined);
  bestDecisions.set(code, known);
  return known;
}

function oneOnEachSpot(game: OfferedGame): unknown[] {
  const stake = (game.stakes('USD') as SpotStakes).step;
  return (game.definition as { spots: readonly { id: string }[] }).spots.map(({ id: spot }) => ({
    bets: [{ spot, stake }],
  }));
}

const players: Record<Engine, Player> = {
  slot: { bets: sampleBets, choose: noChoice },
  threshold: {
    // A cash-out at a height pays as often and as much as a target that high.
    bets: (game) => sampleBets(game).filter((bet) => !(bet as ThresholdBet).manual),
    choose: noChoice,
  },
  curve: { bets: sampleBets, choose: noChoice },
  weighted: { bets: sampleBets, choose: noChoice },
  ladder: {
    bets: sampleBets,
    choose: (progress, game) =>
      progress.next.some(({ action }) => action === 'take') ? 'take' : game.abandon(progress),
    plays: ({ after = 1 }) => after === 1,
    exactly({ definition }) {
      const rules = definition as LadderDefinition;
      return rules.board.type === 'cards' ? likelierGuess(rules) : undefined;
    },
  },
  'dealer-poker': {
    bets: sampleBets,
    choose: (progress, game) =>
      bestDecisionOf(game)(progress.outcome as DealerPokerOutcome) ? 'raise' : game.abandon(progress),
  },
  'draw-poker': {
    // One hand most often, and of several as many rounds as come to about as many hands; doubling a win returns exactly the win.
    bets(game) {
      const { least: stake } = game.stakes('USD') as TappedStakes;
      const { several = [] } = game.definition as DrawPokerDefinition;
      const most = several.at(-1)?.hands ?? 1;
      const ofSeveral = several.flatMap(({ hands }) =>
        Array.from({ length: Math.ceil(most / hands / 2) }, () => ({ stake, hands })),
      );
      return [...Array.from({ length: most }, () => ({ stake })), ...ofSeveral];
    },
    choose: ({ outcome }, game) => holdAction(bestHoldOf(game)((outcome as DrawPokerOutcome).dealt)),
  },
  subset: { bets: sampleBets, choose: noChoice },
  ticket: { bets: sampleBets, choose: noChoice },
  compare: {
    bets: oneOnEachSpot,
    choose: ({ outcome }, { definition }) => bestAction(definition as CompareDefinition, outcome as CompareOutcome),
    plays: ({ best = true }) => best,
  },
  roulette: {
    bets: oneOnEachSpot,
    choose: noChoice,
  },
  // No odds are laid: nothing comes of them in the long run.
  'dice-table': {
    bets(game) {
      const stakes = game.stakes('USD') as DiceTableStakes;
      return (game.definition as DiceTableDefinition).spots.map(({ id: spot }) => ({
        bets: [{ spot, stake: stakes.spots[spot]!.step }],
      }));
    },
    choose: () => 'roll',
  },
  blackjack: {
    // The same stake on each box, as the sheet has it: of two unequal ones, a win and a loss may pay more than the stake together.
    bets(game) {
      const { boxes } = blackjackRules(game.definition as BlackjackDefinition);
      if (boxes === 1) return sampleBets(game);
      const { min: stake } = game.stakes('USD') as BlackjackStakes;
      const each = Array.from({ length: boxes }, (_, box) => ({ spot: `box-${box + 1}`, stake }));
      return each.map((_, last) => ({ bets: each.slice(0, last + 1) }));
    },
    choose({ outcome, next }, game) {
      const { phase, hands, activeHand, dealer } = outcome as BlackjackOutcome;
      if (phase === 'INSURANCE') return 'decline';
      const { cards, fromSplit } = hands[activeHand]!;
      const open = next.map(({ action }) => action);
      return bestChoiceOf(game)({ up: dealer.cards[0] as Card, cards, fromSplit, open });
    },
  },
};

/** The likelier guess on the first card, taken when it has held: by each of the 13 ranks. */
function likelierGuess(rules: LadderDefinition): Figures {
  let [mean, square] = [0, 0];
  for (let rank = 0; rank < 13; rank++) {
    const holds = Math.max(...guessesOn(rank).map(({ ranks }) => ranks));
    const pays = paysFor(rules, { part: BigInt(holds), of: 13n }) / 100;
    mean += ((holds / 13) * pays) / 13;
    square += ((holds / 13) * pays ** 2) / 13;
  }
  return { return: mean, deviation: Math.sqrt(square - mean ** 2) };
}

/** Bets that together touch all that can be bet on, in US dollars. */
export function betsIn(game: OfferedGame): unknown[] {
  return players[game.kind].bets(game);
}

/** Results of rounds in their first stakes: what came back less what was staked. */
export interface Tally {
  rounds: number;
  sum: number;
  squares: number;
  /** Rounds that paid more than nothing, and those that paid more than was staked. */
  hits: number;
  profits: number;
}

/** More than any simulation plays of a game. */
const roundsOfGame = 2 ** 24;

/** The seed that the rounds of a game begin with: no two games are played by the same numbers. */
export function seedOf(code: string, seed: number): number {
  return gameFolders.find((folder) => folder.code === code)!.id * roundsOfGame + seed;
}

/** Plays rounds of all that can be bet on in turn; the same seed gives the same rounds. */
export function simulate(game: OfferedGame, rounds: number, seed: number): Tally {
  let [sum, squares, hits, profits] = [0, 0, 0, 0];
  playRounds(game, rounds, seed, ({ win, staked }, stake) => {
    const result = (win - staked) / stake;
    sum += result;
    squares += result * result;
    if (win > 0) hits++;
    if (win > staked) profits++;
  });
  return { rounds, sum, squares, hits, profits };
}

/** The rounds themselves. */
export function playedRounds(game: OfferedGame, rounds: number, seed: number): Progress[] {
  const played: Progress[] = [];
  playRounds(game, rounds, seed, (end) => played.push(end));
  return played;
}

/** Each round with its first stake. */
function playRounds(
  game: OfferedGame,
  rounds: number,
  seed: number,
  take: (end: Progress, stake: number) => void,
): void {
  const { choose } = players[game.kind];
  const taken = betsIn(game).map((input) => {
    const reading = game.readBet(input, 'USD');
    if (!reading.ok) throw new Error(`${game.code} does not take ${JSON.stringify(input)}`);
    return reading;
  });
  const withPot = game.pot ? playedPot(game.pot, 'USD') : undefined;
  for (let round = 0; round < rounds; round++) {
    const { bet, stake } = taken[round % taken.length]!;
    const end = playedOut(game, bet, seed + round, choose);
    take(withPot ? withPot(end) : end, stake);
  }
}

function playedOut(game: OfferedGame, bet: unknown, seed: number, choose: Player['choose']): Progress {
  const actions: string[] = [];
  for (;;) {
    // A round that goes on is computed again from its bet.
    const progress = game.play(bet, actions, simulationStream(seed));
    if (progress.done) return progress;
    actions.push(choose(progress, game));
  }
}

export function together(a: Tally, b: Tally): Tally {
  return {
    rounds: a.rounds + b.rounds,
    sum: a.sum + b.sum,
    squares: a.squares + b.squares,
    hits: a.hits + b.hits,
    profits: a.profits + b.profits,
  };
}

export interface Judgement {
  /** Per cent. */
  return: number;
  hitRate: number;
  profitRate: number;
  deviation: number;
  declared: { least: number; most: number };
  /** Five deviations of the mean of so many rounds, in per cent. */
  bound: number;
  within: boolean;
}

/** A return stands in hundredths of a per cent, rounded down: it may be so much more. */
const roundedBy = 0.01;

/** Whether what was played returned, and won as often, as the sheet says, within five deviations. */
export function judge(game: OfferedGame, { rounds, sum, squares, hits, profits }: Tally): Judgement {
  const { plays = () => true, exactly } = players[game.kind];
  const exact = exactly?.(game);
  const played = sheetOf(game).modes.filter(plays);
  const modes: Figures[] = exact ? [exact] : played.map((mode) => ({ ...mode, return: numberOf(mode.return) }));
  const returns = modes.map((mode) => mode.return * 100);
  const mean = sum / rounds;
  // Modes return much the same and stray by as much as each does.
  const declared = Math.sqrt(meanOf(modes, ({ deviation }) => deviation ** 2));
  const deviation = Math.sqrt(Math.max(0, squares / rounds - mean ** 2));
  const bound = (5 * Math.max(declared, deviation) * 100) / Math.sqrt(rounds);
  const [least, most] = [Math.min(...returns), Math.max(...returns)];
  const returned = (1 + mean) * 100;
  const [hitRate, profitRate] = [(hits / rounds) * 100, (profits / rounds) * 100];
  const within =
    returned >= least - bound &&
    returned <= most + bound + roundedBy &&
    comeAsOften(game, { hitRate, profitRate }, rounds);
  return { return: returned, hitRate, profitRate, deviation, declared: { least, most }, bound, within };
}

/**
 * Whether so many rounds paid anything, and more than the stake, as often as is stated of the bets that were played, within five
 * deviations; never where that is not stated. Rates in per cent.
 */
export function comeAsOften(
  game: OfferedGame,
  rates: Pick<Judgement, 'hitRate' | 'profitRate'>,
  rounds: number,
): boolean {
  const expected = expectedRates(game, betsIn(game));
  return (['hitRate', 'profitRate'] as const).every((which) => {
    const one = expected[which];
    if (!one) return false;
    const bound = (5 * one.deviation) / Math.sqrt(rounds);
    const off = rates[which] - one.rate;
    return off >= -bound - rounding && off <= one.roundedBy + bound + rounding;
  });
}

/** Of sums in floating point. */
const rounding = 1e-9;

function meanOf(modes: readonly Figures[], figure: (mode: Figures) => number): number {
  return modes.reduce((sum, mode) => sum + figure(mode), 0) / modes.length;
}
