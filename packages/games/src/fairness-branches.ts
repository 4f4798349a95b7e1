import type {
  BlackjackOutcome,
  CompareOutcome,
  CurveOutcome,
  DealerPokerOutcome,
  DiceTableOutcome,
  DrawPokerDefinition,
  DrawPokerOutcome,
  GameKind,
  LadderOutcome,
  RouletteOutcome,
  RoundFile,
  SlotOutcome,
  SubsetOutcome,
  ThresholdOutcome,
  TicketOutcome,
  WeightedOutcome,
} from '@fairhouse/game-math';
import { gameOf } from './index.ts';

/** A branch of an engine's rules that the test vectors have a round of. */
export interface Branch {
  engine: GameKind;
  branch: string;
  /** The code of the game in which such a round is looked for. */
  game: string;
  holds(round: RoundFile): boolean;
  /** The nonce from which on it is looked for: where one was found before, for branches that are rare. */
  from: number;
}

/** Makes a function that makes the branches of one engine from what their outcome is like. */
const branchesOf =
  <Outcome>(engine: GameKind) =>
  (
    branch: string,
    game: string,
    holds: (outcome: Outcome, actions: readonly string[], bet: Record<string, unknown>) => boolean,
    from = 1,
  ): Branch => ({
    engine,
    branch,
    game,
    from,
    holds: ({ outcome, proof }) => holds(outcome as Outcome, proof.actions, proof.bet as Record<string, unknown>),
  });

const slot = branchesOf<SlotOutcome>('slot');
const roulette = branchesOf<RouletteOutcome>('roulette');
const threshold = branchesOf<ThresholdOutcome>('threshold');
const weighted = branchesOf<WeightedOutcome>('weighted');
const ladder = branchesOf<LadderOutcome>('ladder');
const poker = branchesOf<DrawPokerOutcome>('draw-poker');
const subset = branchesOf<SubsetOutcome>('subset');
const ticket = branchesOf<TicketOutcome>('ticket');
const curve = branchesOf<CurveOutcome>('curve');
const compare = branchesOf<CompareOutcome>('compare');
const dealer = branchesOf<DealerPokerOutcome>('dealer-poker');
const dice = branchesOf<DiceTableOutcome>('dice-table');
const blackjack = branchesOf<BlackjackOutcome>('blackjack');

type Spin = SlotOutcome['spins'][number];
const some = (holds: (spin: Spin) => unknown) => (outcome: SlotOutcome) => outcome.spins.some((spin) => holds(spin));
/** In a round of one spin: others are long. */
const alone = (holds: (spin: Spin) => unknown) => (outcome: SlotOutcome) =>
  outcome.spins.length === 1 && Boolean(holds(outcome.spins[0]!));
/** Of each cell of a win, what the window shows there. */
const shownBy = ({ window, lines }: Pick<Spin, 'window' | 'lines'>) =>
  lines.map(({ cells }) => cells.map(([reel, row]) => window[reel]![row]!));

const slots: Branch[] = [
  slot(
    'scatters',
    'jazz-cellar',
    some(({ scatter }) => scatter),
    133,
  ),
  slot(
    'the wheel turns',
    'jazz-cellar',
    some(({ wheel }) => wheel),
    133,
  ),
  slot(
    'free spins, definition without `way`',
    'nocturne',
    some(({ mode }) => mode === 'free'),
    102,
  ),
  slot(
    'free spins with strips of their own',
    'observatory',
    some(({ mode }) => mode === 'free'),
  ),
  slot(
    'free spins that bring free spins',
    'nocturne',
    some(({ mode, scatter }) => mode === 'free' && scatter),
    210,
  ),
  slot(
    'a special symbol expands',
    'codex',
    some(({ expanded }) => expanded),
  ),
  slot(
    'a special symbol does not expand',
    'codex',
    some(({ special, expanded }) => special && !expanded),
  ),
  slot(
    'a respin',
    'harbour-lights',
    some(({ mode }) => mode === 'respin'),
  ),
  slot(
    'a respin that fills another reel',
    'polaris',
    some(({ mode, filled }) => mode === 'respin' && filled),
  ),
  slot(
    'coins are held',
    'printing-press',
    some(({ hold }) => hold),
    201,
  ),
  slot(
    'further coins come',
    'strongroom',
    some(({ hold }) => hold?.spins.some((coins) => coins.length > 0)),
  ),
  slot(
    'joined reels in a base spin',
    'clockwork',
    some(({ mode, colossal }) => mode === 'base' && colossal),
  ),
  slot(
    'joined reels in a free spin',
    'clockwork',
    some(({ mode, colossal }) => mode === 'free' && colossal),
    109,
  ),
  slot(
    'a symbol becomes another',
    'cartographer',
    some(({ mystery }) => mystery),
  ),
  slot(
    'wilds are stuck',
    'observatory',
    some(({ stuck }) => stuck),
  ),
  slot('further wilds are stuck', 'observatory', ({ spins }) =>
    spins.some(({ stuck = [] }, i) => stuck.length > 0 && (spins[i + 1]?.stuck?.length ?? 0) > stuck.length),
  ),
  slot('the cap', 'jazz-cellar', ({ capped }) => capped, 2_822_189),
  slot(
    'a wild that multiplies on a line',
    'old-mint',
    some(({ lines }) => lines.some(({ times }) => times)),
  ),
  slot(
    'a line of wilds alone',
    'old-mint',
    some((spin) => shownBy(spin).some((shown) => shown.every((one) => one === 'wild'))),
    603,
  ),
  slot(
    'a line from the right',
    'polaris',
    alone(({ lines }) => lines.some(({ fromRight }) => fromRight)),
  ),
  slot(
    'a wild that multiplies ways',
    'desert-wells',
    some((spin) => shownBy(spin).flat().includes('wild-two')),
  ),
  slot(
    'symbols anywhere',
    'orchard',
    some(({ lines }) => lines.length),
  ),
  slot(
    'a second fall that wins',
    'gem-cascade',
    some(({ tumbles }) => tumbles?.[1]?.lines.length),
  ),
  slot(
    'a mark multiplies a cluster',
    'gem-cascade',
    some(({ tumbles = [] }) => tumbles.some(({ lines }) => lines.some(({ times }) => times))),
  ),
  slot(
    'a fall multiplies, reels of several heights',
    'night-train',
    some(({ tumbles = [] }) => tumbles.some(({ lines }) => lines.some(({ times }) => times))),
  ),
  slot(
    'bombs',
    'alembic',
    some(({ bombs }) => bombs),
  ),
  slot(
    'several bombs are added',
    'alembic',
    some(({ bombs = [] }) => bombs.length > 1),
  ),
  slot(
    'a free spin by a book',
    'orchard',
    some(({ mode }) => mode === 'free'),
  ),
  slot('the mode `ante`', 'silk-road', ({ mode }) => mode === 'ante'),
  slot('the mode `buy`', 'weavers-loom', ({ mode }) => mode === 'buy'),
  slot('a pot is not taken', 'glass-blower', ({ pot }) => pot === undefined),
  slot('a pot is taken', 'glass-blower', ({ pot }) => pot !== undefined, 2_467),
];

const simple: Branch[] = [
  roulette('a spot wins', 'european-roulette', ({ win }) => win > 0),
  roulette('half the stake comes back on 0', 'french-roulette', ({ number, win }) => number === 0 && win > 0),
  roulette('a spot with 0 wins', 'european-roulette', ({ number, win }) => number === 0 && win > 0),
  roulette('the double zero', 'american-roulette', ({ number }) => number === 37),
  threshold(
    'by `winning`, side `below`',
    'dice',
    ({ side, win }, _, bet) => side === 'below' && win > 0 && 'winning' in bet,
  ),
  threshold('by `pays`, side `above`', 'dice', ({ side, win }, _, bet) => side === 'above' && win > 0 && 'pays' in bet),
  threshold('a loss', 'limbo', ({ win }) => win === 0),
  threshold('`manual`, `end`, won', 'crash', ({ win }, [action]) => action === 'end' && win > 0),
  threshold('`manual`, `end`, lost', 'crash', ({ win }, [action]) => action === 'end' && win === 0),
  threshold('`manual`, `out:N`, won', 'crash', ({ out, win }) => !!out && win > 0),
  threshold('`manual`, `out:N`, lost', 'crash', ({ out, win }) => !!out && win === 0),
  weighted('segments with weights', 'plinko', ({ win }) => win > 0),
  weighted('segments without weights', 'wheel', ({ win }) => win > 0),
  subset('numbers', 'keno', ({ win }) => win > 0),
  subset('a line on a card', 'bingo', ({ result }) => result === 1),
  subset('a better pattern', 'bingo', ({ result }) => result > 1),
  ticket('`alike`, no prize', 'three-seals', ({ prize }) => prize < 0),
  ticket('`alike`, a prize', 'three-seals', ({ prize }) => prize >= 0),
  ticket('`match`, no prize', 'lighthouse', ({ prize }) => prize < 0),
  ticket('`match`, a prize', 'lighthouse', ({ prize }) => prize >= 0),
  ticket('`rows`, no prize', 'five-doors', ({ prize }) => prize < 0),
  ticket('`rows`, a prize', 'five-doors', ({ prize }) => prize >= 0),
  curve('the target is reached', 'live-crash', ({ out, win }) => out === null && win > 0),
  curve('the curve ends before', 'live-crash', ({ win }) => win === 0),
  curve('`out:N`', 'live-crash', ({ out }) => out !== null),
];

/** The cards of a board of cards, and what was said of each. */
const cardsOf = ({ board }: LadderOutcome) => board as Extract<LadderOutcome['board'], { type: 'cards' }>;
const ended = ({ state, pays }: LadderOutcome, actions: readonly string[]) =>
  state === 'taken' && pays > 0 && actions.at(-1) !== 'take';
const said = (guess: string) => (outcome: LadderOutcome) =>
  outcome.state === 'taken' && cardsOf(outcome).actions.some((action) => action === guess);

const ladders: Branch[] = [
  ladder('`field`, failed', 'mines', ({ state }) => state === 'failed'),
  ladder('`field`, taken', 'mines', ({ state }, actions) => state === 'taken' && actions.at(-1) === 'take'),
  ladder('`field`, over by itself', 'mines', ended, 575),
  ladder('`rows`, failed', 'towers', ({ state, steps }) => state === 'failed' && steps > 0),
  ladder('`rows`, taken', 'towers', ({ state }) => state === 'taken'),
  ladder('`rows`, over by itself', 'coin-streak', ended, 183),
  ladder('`steps`, failed', 'road', ({ state }) => state === 'failed'),
  ladder('`steps`, taken', 'pump', ({ state }) => state === 'taken'),
  ladder('`cards`, failed', 'hi-lo', ({ state }) => state === 'failed'),
  ladder('`cards`, `higher`', 'hi-lo', said('higher')),
  ladder('`cards`, `lower`', 'hi-lo', said('lower')),
  ladder('`cards`, `same`', 'hi-lo', said('same'), 298),
  ladder('`cards`, `skip`', 'hi-lo', said('skip')),
];

/** The hand of the line that was paid, and whether the line is of some ranks alone. */
function paid(game: string, line: number) {
  return (gameOf(game)!.definition as DrawPokerDefinition).pays[line];
}
const hand = (name: string, game: string, from?: number) =>
  poker(name, game, ({ line }) => paid(game, line)?.hand === name, from);

type Try = NonNullable<DrawPokerOutcome['doubled']>['tries'][number];
const isEqual = ({ dealer: card, cards, picked }: Try) => cards![picked!]![0] === card[0];

const pokers: Branch[] = [
  poker('nothing', 'jacks-or-better', ({ line }) => line < 0),
  hand('pair', 'jacks-or-better'),
  hand('two-pair', 'jacks-or-better'),
  hand('three-of-a-kind', 'jacks-or-better', 162),
  hand('straight', 'bonus-poker', 116),
  hand('flush', 'double-bonus', 459),
  hand('full-house', 'aces-and-faces', 498),
  hand('four-of-a-kind', 'double-double-bonus', 5_733),
  hand('straight-flush', 'joker-poker', 7_080),
  hand('five-of-a-kind', 'deuces-wild', 2_177),
  hand('royal-flush', 'deuces-wild', 4_438),
  hand('four-wilds', 'deuces-wild', 42_512),
  poker('a joker in a hand that pays', 'joker-poker', ({ line, drawn }) => line >= 0 && drawn!.includes('JK')),
  poker('several hands', 'jacks-or-better', ({ others = [] }) => others.some(({ line }) => line >= 0)),
  poker(
    'doubled, won',
    'aces-and-eights',
    ({ doubled }, actions) =>
      doubled !== undefined && doubled.won > 0 && actions.at(-1) === 'collect' && actions.length > 2,
    75,
  ),
  poker('doubled, lost', 'aces-and-eights', ({ doubled }) => doubled?.won === 0),
  poker('doubled, equal', 'bonus-poker', ({ doubled }) => !!doubled?.tries.some(isEqual), 111),
  poker(
    'doubled, equal, then `collect`',
    'bonus-poker',
    ({ doubled }, actions) =>
      doubled?.tries.length === 1 && actions.at(-1) === 'collect' && isEqual(doubled.tries[0]!) && doubled.won > 0,
  ),
  poker('not doubled, `collect`', 'bonus-poker', (_, actions) => actions[1] === 'collect'),
];

const isOn = (bet: Record<string, unknown>, spot: string) =>
  (bet.bets as { spot: string }[]).some((one) => one.spot === spot);
const won =
  (spot: string) =>
  ({ bets }: { bets: { spot: string; stake: number; win: number }[] }) =>
    bets.some((one) => one.spot === spot && one.win > one.stake);

const ranksOf = (cards: readonly string[]) => cards.map(([rank]) => rank!);
const pointsOf = (cards: readonly string[]) =>
  ranksOf(cards).reduce((sum, rank) => sum + (rank === 'A' ? 1 : Number(rank) || 0), 0) % 10;

/** The player took a third card: the bounds of those on which the banker takes one, by the banker's total. */
const thirdCards: readonly Branch[] = [3, 4, 5, 6].flatMap((total) =>
  [true, false].map((takes) =>
    compare(
      `baccarat: the player has a third card, the banker ${total} and ${takes ? 'takes one' : 'none'}`,
      'baccarat',
      ({ hands: [player, banker] }) =>
        player!.length === 3 && pointsOf(banker!.slice(0, 2)) === total && banker!.length === (takes ? 3 : 2),
    ),
  ),
);

const compares: Branch[] = [
  ...thirdCards,
  compare('baccarat: no third card', 'baccarat', ({ hands }) => hands.flat().length === 4),
  compare(
    'baccarat: the player alone takes a card',
    'baccarat',
    ({ hands }) => hands[0]!.length === 3 && hands[1]!.length === 2,
  ),
  compare(
    'baccarat: the banker alone takes a card',
    'baccarat',
    ({ hands }) => hands[0]!.length === 2 && hands[1]!.length === 3,
  ),
  compare('baccarat: both take a card', 'baccarat', ({ hands }) => hands.flat().length === 6),
  compare('baccarat: a tie', 'baccarat', ({ result }, _, bet) => result === 'tie' && isOn(bet, 'player')),
  compare('baccarat: a pair', 'baccarat', won('banker-pair')),
  compare('dragon-tiger: dragon', 'dragon-tiger', ({ result }) => result === 'dragon'),
  compare(
    'dragon-tiger: an ace is below a 2',
    'dragon-tiger',
    ({ hands, result }) => ranksOf(hands[0]!)[0] === 'A' && ranksOf(hands[1]!)[0] === '2' && result === 'tiger',
  ),
  compare('dragon-tiger: a tie', 'dragon-tiger', ({ result }, _, bet) => result === 'tie' && isOn(bet, 'tiger'), 74),
  compare('dragon-tiger: a suited tie', 'dragon-tiger', won('suited-tie'), 364),
  compare('war: the first cards decide', 'casino-war', won('main')),
  compare(
    'war: a tie without a stake on `main`',
    'casino-war',
    ({ result }, _, bet) => result === 'tie' && !isOn(bet, 'main'),
    124,
  ),
  compare('war: `stay`', 'casino-war', ({ result }) => result === 'given-up', 87),
  compare('war: `raise`, won', 'casino-war', ({ raised, result }) => raised && result === 'player', 218),
  compare('war: `raise`, a second tie', 'casino-war', ({ raised, result }) => raised && result === 'tie', 579),
  compare('war: `raise`, lost', 'casino-war', ({ raised, result }) => raised && result === 'dealer', 105),
  compare('andar-bahar: andar', 'andar-bahar', won('andar')),
  compare('andar-bahar: bahar', 'andar-bahar', won('bahar')),
  compare('andar-bahar: a number of cards', 'andar-bahar', won('cards-6-10')),
  compare('red-dog: neighbours', 'red-dog', ({ result }) => result === 'consecutive'),
  compare('red-dog: a pair', 'red-dog', ({ result }) => result === 'pair'),
  compare('red-dog: three of a rank', 'red-dog', ({ result }) => result === 'three'),
  compare('red-dog: `raise`, between', 'red-dog', ({ result, raised }) => raised && result === 'between'),
  compare('red-dog: `stay`, between', 'red-dog', ({ result, raised }) => !raised && result === 'between'),
  compare(
    'red-dog: by `spreads`',
    'red-dog',
    ({ result, raised, bets: [bet] }) => !raised && result === 'between' && bet!.win > 2 * bet!.stake,
  ),
  compare('red-dog: outside', 'red-dog', ({ result }) => result === 'outside'),
];

const spotOf = ({ spots }: DealerPokerOutcome, name: string) => spots.find(({ spot }) => spot === name);

/** The ranks of which there is more than one. */
const pairsOf = (cards: readonly string[]) => [
  ...new Set(ranksOf(cards).filter((rank, i, ranks) => ranks.indexOf(rank) !== i)),
];
const isDecided = ({ result }: DealerPokerOutcome) => result === 'won' || result === 'lost';
const isPairOf = (rank: string, cards: readonly string[]) => pairsOf(cards).join() === rank;

const dealers: Branch[] = [
  dealer(
    'the weakest hand with which a dealer of three cards plays',
    'three-card-poker',
    (outcome) =>
      isDecided(outcome) &&
      pairsOf(outcome.dealer).length === 0 &&
      /^[^KA]*Q[^KA]*$/.test(ranksOf(outcome.dealer).join('')),
  ),
  dealer(
    'the dealer has A and K and no pair',
    'caribbean-stud',
    (outcome) =>
      isDecided(outcome) &&
      pairsOf(outcome.dealer).length === 0 &&
      ['A', 'K'].every((rank) => ranksOf(outcome.dealer).includes(rank)),
  ),
  dealer(
    'the dealer has A without K',
    'caribbean-stud',
    ({ result, dealer: cards }) => result === 'unqualified' && ranksOf(cards).includes('A'),
  ),
  dealer(
    'the dealer plays with a pair of 4',
    'casino-holdem',
    (outcome) => isDecided(outcome) && isPairOf('4', [...outcome.dealer, ...outcome.board]),
  ),
  dealer(
    'the dealer does not play with a pair of 3',
    'casino-holdem',
    ({ result, dealer: cards, board }) => result === 'unqualified' && isPairOf('3', [...cards, ...board]),
  ),
  dealer(
    'a pair of T wins by `of`',
    'let-it-ride',
    ({ result, player, board }) => result === 'won' && isPairOf('T', [...player, ...board]),
  ),
  dealer(
    'a pair of 9 loses by `of`',
    'let-it-ride',
    ({ result, player, board }) => result === 'lost' && isPairOf('9', [...player, ...board]),
  ),
  dealer(
    '`fold`, the side bet wins',
    'three-card-poker',
    (outcome) => outcome.result === 'folded' && !!spotOf(outcome, 'side')?.returned,
  ),
  dealer('the side bet loses', 'three-card-poker', (outcome) => spotOf(outcome, 'side')?.returned === 0),
  dealer('a bonus', 'three-card-poker', (outcome) => !!spotOf(outcome, 'bonus')),
  dealer('tied', 'three-card-poker', ({ result }) => result === 'tied', 1_884),
  dealer('unqualified', 'caribbean-stud', ({ result }) => result === 'unqualified'),
  dealer(
    'won, odds on the raise',
    'caribbean-stud',
    (outcome) => outcome.result === 'won' && spotOf(outcome, 'raise')!.returned > 2 * spotOf(outcome, 'raise')!.stake,
  ),
  dealer('lost', 'casino-holdem', ({ result }) => result === 'lost'),
  dealer(
    'won, odds on the ante',
    'casino-holdem',
    (outcome) => outcome.result === 'won' && spotOf(outcome, 'ante')!.returned > 2 * outcome.stake,
  ),
  dealer('tied by the board', 'casino-holdem', ({ result }) => result === 'tied', 102),
  dealer(
    '`stay` and `raise` without a dealer, won',
    'let-it-ride',
    ({ result, raises }) => result === 'won' && raises.includes(0) && raises.includes(1),
  ),
  dealer('without a dealer, lost', 'let-it-ride', ({ result }) => result === 'lost'),
];

const lost =
  (spot: string) =>
  ({ bets }: DiceTableOutcome) =>
    bets.some((one) => one.spot === spot && one.win === 0);
const firstTotal = ({ rolls: [roll] }: DiceTableOutcome) => roll![0]! + roll![1]!;

/** A spot that wins. */
const wins = (game: string, spot: string, from?: number) => dice(`${game}: ${spot}`, game, won(spot), from);

const dices: Branch[] = [
  wins('sic-bo', 'small'),
  wins('sic-bo', 'big'),
  wins('sic-bo', 'odd'),
  wins('sic-bo', 'even'),
  wins('sic-bo', 'any-triple', 3_780),
  wins('sic-bo', 'total-9', 945),
  wins('sic-bo', 'double-2', 1_429),
  wins('sic-bo', 'triple-3', 1_696),
  wins('sic-bo', 'pair-1-2', 609),
  dice('sic-bo: a number once', 'sic-bo', ({ bets: [bet] }) => bet!.spot === 'single-1' && bet!.win === 2 * bet!.stake),
  dice(
    'sic-bo: a number twice',
    'sic-bo',
    ({ bets: [bet] }) => bet!.spot.startsWith('single-') && bet!.win === 3 * bet!.stake,
  ),
  dice(
    'sic-bo: small on three alike',
    'sic-bo',
    (outcome) => lost('small')(outcome) && new Set(outcome.rolls[0]).size === 1,
  ),
  dice(
    'craps: the first roll wins',
    'craps',
    (outcome) => won('pass')(outcome) && [7, 11].includes(firstTotal(outcome)),
  ),
  dice(
    'craps: the first roll loses',
    'craps',
    (outcome) => lost('pass')(outcome) && [2, 3, 12].includes(firstTotal(outcome)),
    129,
  ),
  dice('craps: the point is made, with odds', 'craps', (outcome) => won('pass')(outcome) && won('odds')(outcome)),
  dice('craps: a 7 before the point, with odds', 'craps', (outcome) => lost('odds')(outcome)),
  dice('craps: a second addition', 'craps', ({ bets }) =>
    bets.some(({ spot, stake }) => spot === 'odds' && stake > bets[0]!.stake),
  ),
  dice('craps: lay, won', 'craps', won('lay')),
  dice('craps: lay, lost', 'craps', lost('lay')),
  dice(
    'craps: 12 against `dont-pass`',
    'craps',
    ({ bets }) => bets.some(({ spot, state }) => spot === 'dont-pass' && state === 'back'),
    362,
  ),
  dice('craps: field on 2 or 12', 'craps', ({ bets: [bet] }) => bet!.spot === 'field' && bet!.win > 2 * bet!.stake, 78),
  dice('craps: place, won', 'craps', won('place-6')),
  dice('craps: place, lost', 'craps', lost('place-9')),
  dice('craps: hard, won', 'craps', won('hard-8')),
  dice(
    'craps: hard, lost without a 7',
    'craps',
    (outcome) =>
      outcome.bets[0]!.spot === 'hard-6' &&
      outcome.rolls.at(-1)!.reduce((sum, die) => sum + die) === 6 &&
      outcome.bets[0]!.win === 0,
  ),
  wins('craps', 'any-seven'),
  wins('craps', 'any-craps', 90),
  wins('craps', 'eleven'),
];

const has =
  (state: string) =>
  ({ hands }: BlackjackOutcome) =>
    hands.some((one) => one.state === state);
const ends =
  (result: string) =>
  ({ hands }: BlackjackOutcome) =>
    hands.some((one) => one.result === result);

const blackjacks: Branch[] = [
  blackjack('a win', 'blackjack', ends('WIN')),
  blackjack(
    'a push',
    'blackjack',
    ({ hands, dealer: { blackjack: both } }) => hands[0]!.result === 'PUSH' && !both,
    141,
  ),
  blackjack('bust', 'blackjack', has('BUST')),
  blackjack('double', 'blackjack', ({ hands }) => hands.some(({ doubled }) => doubled)),
  blackjack('split', 'blackjack', ({ hands }) => hands.length === 2),
  blackjack('split twice', 'blackjack', ({ hands }) => hands.length === 3, 292),
  blackjack('the first hand is split again: the new hand is the last of the list', 'blackjack', ({ events }) =>
    events.filter((event) => event.type === 'split').some((event) => event.hand === 0 && event.newHand === 2),
  ),
  blackjack('split aces', 'blackjack', ({ hands }) => hands.length > 1 && hands[0]!.cards[0]![0] === 'A', 1_290),
  blackjack('insurance wins', 'blackjack', ({ insurance }) => insurance.win > 0),
  blackjack('insurance loses', 'blackjack', ({ insurance }) => insurance.stake > 0 && insurance.win === 0),
  blackjack('insurance is declined', 'blackjack', ({ insurance }) => insurance.offered && insurance.stake === 0),
  blackjack('a blackjack', 'blackjack', ends('BLACKJACK')),
  blackjack(
    'a blackjack of both',
    'blackjack',
    ({ hands, dealer: { blackjack: both } }) => both && hands[0]!.result === 'PUSH',
    179,
  ),
  blackjack(
    'the dealer has a blackjack',
    'blackjack',
    ({ dealer: { blackjack: natural, cards } }) => natural && cards[0]![0] !== 'A',
  ),
  blackjack(
    'several boxes, one is split',
    'three-box-blackjack',
    ({ hands }) => new Set(hands.map(({ box }) => box)).size > 1 && hands.some(({ fromSplit }) => fromSplit),
  ),
  blackjack(
    'no hole card: the dealer has a blackjack',
    'european-blackjack',
    ({ dealer: { blackjack: natural }, hands }) => natural && hands.some(({ state }) => state === 'STOOD'),
  ),
  blackjack(
    'no hole card: one card decides a blackjack',
    'european-blackjack',
    ({ dealer: { cards }, hands }) =>
      cards.length === 2 &&
      hands.every(({ state }) => state === 'BLACKJACK' || state === 'BUST') &&
      has('BLACKJACK')({ hands } as BlackjackOutcome),
  ),
  blackjack('no hole card: all hands are bust', 'european-blackjack', ({ hands }) =>
    hands.every(({ state }) => state === 'BUST'),
  ),
];

/** Each branch of the rules that the vectors have a round of (docs/fairness.md); one more is one line here. */
export const branches: readonly Branch[] = [
  ...slots,
  ...simple,
  ...ladders,
  ...pokers,
  ...compares,
  ...dealers,
  ...dices,
  ...blackjacks,
];
