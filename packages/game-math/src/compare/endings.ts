import { compare, type Fraction, numberOf } from '../fraction.ts';
import { bankerDraws } from './baccarat.ts';
import type { CompareDefinition, CompareRules, CompareSpot } from './compare.ts';

/** One way for a bet to end: in how many of all orders of the cards, and with what. */
export interface Ending {
  orders: bigint;
  /** In first stakes: two where it was raised. */
  staked: 1 | 2;
  /** Hundredths of the first stake. */
  returns: number;
}

/** A bet on one spot. Where there is a decision: raised whenever that is worth more, or never. */
export interface Way {
  spot: CompareSpot;
  plan: 'none' | 'best' | 'stay';
  endings: Ending[];
}

/** Every way to bet, counted in whole numbers without dealing a card. */
export function waysOf(definition: CompareDefinition): Way[] {
  const { rules, spots } = definition;
  const isDecided = rules.type === 'war' || rules.type === 'red-dog';
  return spots.flatMap((spot, i) => {
    const plans = isDecided && i === 0 ? (['best', 'stay'] as const) : (['none'] as const);
    return plans.map((plan) => ({ spot, plan, endings: endingsOf(definition, spot, plan === 'best') }));
  });
}

function endingsOf({ rules, decks }: CompareDefinition, spot: CompareSpot, raises: boolean): Ending[] {
  switch (rules.type) {
    case 'baccarat':
      return ofBaccarat(decks, spot);
    case 'dragon-tiger':
      return ofDragonTiger(rules, decks, spot);
    case 'war':
      return ofWar(rules, decks, spot, raises && isWarBetter(rules, decks));
    case 'andar-bahar':
      return ofAndarBahar(decks, spot);
    case 'red-dog':
      return ofRedDog(rules, decks, spot, raises);
  }
}

const ended = (orders: number | bigint, returns: number, staked: 1 | 2 = 1): Ending => ({
  orders: BigInt(orders),
  staked,
  returns,
});

/** Orders of six cards, by what they count: fewer than 2⁵³ for up to eight decks. */
function ofBaccarat(decks: number, { id, pays }: CompareSpot): Ending[] {
  const cards = 52 * decks;
  if (id.endsWith('-pair')) {
    const alike = 4 * decks - 1;
    return [ended(alike, pays), ended(cards - 1 - alike, 0)];
  }
  const { player, banker, tie } = baccaratOrders(decks);
  const ofSide = { player, banker, tie }[id]!;
  const others = player + banker + tie - ofSide;
  if (id === 'tie') return [ended(tie, pays), ended(others, 0)];
  return [ended(ofSide, pays), ended(tie, 100), ended(others - tie, 0)];
}

const counted = new Map<number, ReturnType<typeof countBaccarat>>();

function baccaratOrders(decks: number) {
  const known = counted.get(decks) ?? countBaccarat(decks);
  counted.set(decks, known);
  return known;
}

function countBaccarat(decks: number) {
  const left = Array.from({ length: 10 }, (_, value) => (value === 0 ? 16 : 4) * decks);
  const orders = { player: 0, banker: 0, tie: 0 };
  let cards = 52 * decks;
  /** Takes each value in turn, with how many orders begin in this way. */
  const each = (begun: number, then: (value: number, orders: number) => void) => {
    cards--;
    for (let value = 0; value < 10; value++) {
      const ways = begun * left[value]!;
      left[value]!--;
      if (ways > 0) then(value, ways);
      left[value]!++;
    }
    cards++;
  };
  const end = (player: number, banker: number, begun: number, drawn: number) => {
    // What is not drawn may be anything.
    const ways = drawn === 2 ? begun : drawn === 1 ? begun * cards : begun * cards * (cards - 1);
    if (player === banker) orders.tie += ways;
    else if (player > banker) orders.player += ways;
    else orders.banker += ways;
  };
  const bankerAlone = (player: number, banker: number, ways: number, drawn: number) =>
    each(ways, (value, further) => end(player, (banker + value) % 10, further, drawn + 1));
  each(1, (one, first) =>
    each(first, (two, second) =>
      each(second, (three, third) =>
        each(third, (four, ways) => {
          const [player, banker] = [(one + two) % 10, (three + four) % 10];
          if (player >= 8 || banker >= 8) end(player, banker, ways, 0);
          else if (player >= 6) {
            if (banker <= 5) bankerAlone(player, banker, ways, 0);
            else end(player, banker, ways, 0);
          } else
            each(ways, (value, further) => {
              const total = (player + value) % 10;
              if (bankerDraws(banker, value)) bankerAlone(total, banker, further, 1);
              else end(total, banker, further, 1);
            });
        }),
      ),
    ),
  );
  return orders;
}

type Of<Type extends CompareRules['type']> = Extract<CompareRules, { type: Type }>;

/** Of two cards: how many seconds there are to a first. */
function ofDragonTiger({ tied }: Of<'dragon-tiger'>, decks: number, { id, pays }: CompareSpot): Ending[] {
  const [all, alike, suited] = [52 * decks - 1, 4 * decks - 1, decks - 1];
  if (id === 'tie') return [ended(alike, pays), ended(all - alike, 0)];
  if (id === 'suited-tie') return [ended(suited, pays), ended(all - suited, 0)];
  const ahead = (all - alike) / 2;
  return [ended(ahead, pays), ended(alike, tied), ended(ahead, 0)];
}

function ofWar(rules: Of<'war'>, decks: number, { id, pays }: CompareSpot, raises: boolean): Ending[] {
  const [cards, copies] = [52 * decks, 4 * decks];
  // Two cards that were alike are gone: the other twelve ranks have all their copies.
  const pairsLeft = (copies - 2) * (copies - 3) + 12 * copies * (copies - 1);
  const further = (cards - 2) * (cards - 3);
  const [all, alike] = [(cards - 1) * further, (copies - 1) * further];
  if (id === 'tie') return [ended(alike, pays), ended(all - alike, 0)];
  const ahead = (all - alike) / 2;
  const plain = [ended(ahead, pays), ended(ahead, 0)];
  if (!raises) return [...plain, ended(alike, rules.givenUp)];
  const [tied, won] = [(copies - 1) * pairsLeft, ((copies - 1) * (further - pairsLeft)) / 2];
  return [...plain, ended(won, rules.warWon, 2), ended(tied, rules.warTied, 2), ended(won, 0, 2)];
}

/** Whether as much again, staked on a tie, brings more than what is given back without it. */
export function isWarBetter(rules: Of<'war'>, decks: number): boolean {
  const main = { id: 'main', pays: 200 };
  return compare(meanOf(ofWar(rules, decks, main, true)), meanOf(ofWar(rules, decks, main, false))) > 0;
}

/** One of the others of its rank comes at a place, and the further ones anywhere behind it. */
function ofAndarBahar(decks: number, { id, pays, cards: range }: CompareSpot): Ending[] {
  const [cards, alike] = [52 * decks - 1, 4 * decks - 1];
  let [hit, all] = [0n, 0n];
  for (let place = 1; place <= cards - alike + 1; place++) {
    const orders = choose(cards - place, alike - 1);
    all += orders;
    const isHit = range ? place >= range[0] && place <= range[1] : (place % 2 === 1) === (id === 'andar');
    if (isHit) hit += orders;
  }
  return [ended(hit, pays), ended(all - hit, 0)];
}

function choose(of: number, count: number): bigint {
  let ways = 1n;
  for (let i = 0; i < count; i++) ways = (ways * BigInt(of - i)) / BigInt(i + 1);
  return ways;
}

function ofRedDog(rules: Of<'red-dog'>, decks: number, { pays }: CompareSpot, raises: boolean): Ending[] {
  const [cards, copies] = [52 * decks, 4 * decks];
  const thirds = cards - 2;
  const pairs = cards * (copies - 1);
  const endings = [
    ended(pairs * (copies - 2), rules.three),
    ended(pairs * (thirds - copies + 2), 100),
    ended(12 * 2 * copies * copies * thirds, 100),
  ];
  for (let spread = 1; spread <= 11; spread++) {
    const orders = (12 - spread) * 2 * copies * copies;
    const inside = spread * copies;
    const isRaised = raises && isWorthRaising(spread, decks, rules.spreads[spread - 1] ?? pays);
    const stakes = isRaised ? 2 : 1;
    endings.push(ended(orders * inside, (rules.spreads[spread - 1] ?? pays) * stakes, stakes));
    endings.push(ended(orders * (thirds - inside), 0, stakes));
  }
  return endings;
}

/** Whether a further stake at this spread returns more than itself. */
export function isWorthRaising(spread: number, decks: number, pays: number): boolean {
  return spread * 4 * decks * pays > (52 * decks - 2) * 100;
}

const ordersIn = (endings: readonly Ending[]) => endings.reduce((sum, { orders }) => sum + orders, 0n);

/** What comes back of a first stake in the mean, less what a raise adds to it. */
export function meanOf(endings: readonly Ending[]): Fraction {
  const net = endings.reduce((sum, { orders, staked, returns }) => sum + orders * BigInt(returns - staked * 100), 0n);
  const of = ordersIn(endings) * 100n;
  return { part: net + of, of };
}

/** Figures of a bet in its first stakes. */
export function wayFigures({ endings }: Way) {
  const all = ordersIn(endings);
  const share = (orders: bigint) => numberOf({ part: orders, of: all });
  const of = (which: (ending: Ending) => boolean): Fraction => ({ part: ordersIn(endings.filter(which)), of: all });
  const returned = meanOf(endings);
  const mean = numberOf(returned);
  const largest = Math.max(...endings.map(({ returns }) => returns));
  const squares = endings.reduce(
    (sum, { orders, staked, returns }) => sum + share(orders) * (returns / 100 - staked + 1) ** 2,
    0,
  );
  return {
    return: returned,
    hitRate: of(({ returns }) => returns > 0),
    profitRate: of(({ returns, staked }) => returns > 100 * staked),
    deviation: Math.sqrt(squares - mean ** 2),
    /** Hundredths of the first stake. */
    largest,
    oneIn: 1 / share(ordersIn(endings.filter(({ returns }) => returns === largest))),
  };
}
