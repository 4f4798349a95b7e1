import {
  type BlackjackDefinition,
  type BlackjackStakes,
  boxSpot,
  type CompareDefinition,
  type CompareStakes,
  type CurveDefinition,
  type DealerPokerDefinition,
  type DiceTableDefinition,
  type DiceTableStakes,
  type DrawBelow,
  type DrawPokerDefinition,
  type Game,
  type GameKind,
  isFirstTable,
  type LadderDefinition,
  leastIn,
  modesOf,
  type Progress,
  placeOf,
  type RouletteDefinition,
  type SlotStakes,
  type SpotStakes,
  type SubsetDefinition,
  type SubsetMode,
  someChoices,
  type TappedStakes,
  type ThresholdDefinition,
  type WeightedDefinition,
} from '@fairhouse/game-math';

/** Bets that together touch all that can be bet on, by engine, in the stakes of US dollars. One line an engine. */
const betsOf: Record<GameKind, (game: Game) => unknown[]> = {
  slot(game) {
    const { coins, modes } = game.stakes('USD') as SlotStakes;
    const pot = game.pot && { currency: 'USD' };
    const plain = [coins[0]!, coins[2]!, coins[4] ?? coins[1]!, coins.at(-1)!].map((coin) => ({ coin, ...pot }));
    return [...plain, ...modes.map(({ id: mode }) => ({ coin: coins[0]!, ...pot, mode }))];
  },
  roulette(game) {
    const { chips } = game.stakes('USD') as SpotStakes;
    // Each place alone, and every fourth beside another.
    return (game.definition as RouletteDefinition).spots.map(({ id: spot }, i) => ({
      bets: [
        { spot, stake: chips[i % 3]! },
        ...(i % 4 === 0 && spot !== 'red' ? [{ spot: 'red', stake: 2 * chips[0]! }] : []),
      ],
    }));
  },
  blackjack(game) {
    const definition = game.definition as BlackjackDefinition;
    const { chips } = game.stakes('USD') as BlackjackStakes;
    if (isFirstTable(definition)) return chips.map((stake) => ({ stake }));
    // Every box alone, and so many of them from the first.
    const boxes = Array.from({ length: definition.boxes }, (_, box) => ({
      spot: boxSpot(box),
      stake: chips[box % 3]!,
    }));
    return [...boxes.map((box) => [box]), ...boxes.map((_, last) => boxes.slice(0, last + 1))].map((bets) => ({
      bets,
    }));
  },
  threshold(game) {
    const definition = game.definition as ThresholdDefinition;
    const { taps } = game.stakes('USD') as TappedStakes;
    return someChoices(definition).flatMap((choice, i) =>
      definition.sides.flatMap((side) => {
        const bet = { stake: taps[i % taps.length]!, side, ...choice };
        return definition.rise ? [bet, { ...bet, manual: true }] : [bet];
      }),
    );
  },
  curve(game) {
    const { least, most } = game.definition as CurveDefinition;
    const { taps } = game.stakes('USD') as TappedStakes;
    const targets = [least, 110, 150, 200, 500, 1_000, 10_000, most].filter(
      (target) => target >= least && target <= most,
    );
    return targets.map((target, i) => ({ stake: taps[i % taps.length]!, target }));
  },
  weighted(game) {
    const { modes } = game.definition as WeightedDefinition;
    const { taps } = game.stakes('USD') as TappedStakes;
    return modes.map((mode, i) => {
      return { stake: taps[i % taps.length]!, mode: mode.id };
    });
  },
  ladder(game) {
    const { taps } = game.stakes('USD') as TappedStakes;
    return Array.from({ length: modesOf(game.definition as LadderDefinition) }, (_, mode) => ({
      stake: taps[mode % taps.length]!,
      mode,
    }));
  },
  'draw-poker'(game) {
    const { doubleUp, several = [] } = game.definition as DrawPokerDefinition;
    const { least } = game.stakes('USD') as TappedStakes;
    const bets = [...stakesAlone(game), ...several.map(({ hands }) => ({ stake: least, hands }))];
    return bets.flatMap((bet) => (doubleUp ? [bet, { ...(bet as object), doubleUp: true }] : [bet]));
  },
  ticket: stakesAlone,
  subset(game) {
    const definition = game.definition as SubsetDefinition;
    const { taps } = game.stakes('USD') as TappedStakes;
    return definition.modes.map((mode, i) => ({
      stake: taps[i % taps.length]!,
      mode: mode.id,
      numbers: someNumbers(definition, mode),
    }));
  },
  compare(game) {
    const { spots } = game.definition as CompareDefinition;
    const { chips, step } = game.stakes('USD') as CompareStakes;
    const alone = spots.map(({ id }, i) => ({ bets: [{ spot: id, stake: chips[i % chips.length]! }] }));
    return [...alone, { bets: spots.map(({ id }) => ({ spot: id, stake: step })) }];
  },
  'dealer-poker'(game) {
    const { side } = game.definition as DealerPokerDefinition;
    const { taps } = game.stakes('USD') as TappedStakes;
    return taps.flatMap((stake) =>
      side
        ? [
            { stake, side: false },
            { stake, side: true },
          ]
        : [{ stake }],
    );
  },
  'dice-table'(game) {
    const { spots } = game.definition as DiceTableDefinition;
    const stakes = game.stakes('USD') as DiceTableStakes;
    // Each place alone, and every fourth beside the first.
    return spots.map(({ id: spot }, i) => ({
      bets: [
        { spot, stake: stakes.spots[spot]!.step * (1 + (i % 3)) },
        ...(i % 4 === 3 ? [{ spot: spots[0]!.id, stake: 2 * stakes.step }] : []),
      ],
    }));
  },
};

function stakesAlone(game: Game): unknown[] {
  return (game.stakes('USD') as TappedStakes).taps.map((stake) => ({ stake }));
}

/** Numbers that a player might choose: spread over all of them, or one card among many. */
function someNumbers({ numbers, patterns }: SubsetDefinition, { picks }: SubsetMode): number[] {
  return Array.from({ length: picks }, (_, i) =>
    patterns ? leastIn(i) + 3 * Math.floor(placeOf(i) / 5) : 1 + Math.floor((i * numbers) / picks),
  );
}

export function sampleBets(game: Game): unknown[] {
  return game.kind === 'open' ? [] : betsOf[game.kind](game);
}

/**
 * Plays a round to its end, any possible action as likely as another by `choices`. `stream` begins the numbers of the
 * round again, as a round that goes on is computed again from its bet.
 */
export function playOut(game: Game, bet: unknown, stream: () => DrawBelow, choices: DrawBelow): Progress {
  const actions: string[] = [];
  for (;;) {
    const progress = game.play(bet, actions, stream());
    if (progress.done) return progress;
    actions.push(progress.next[choices(progress.next.length)]!.action);
  }
}
