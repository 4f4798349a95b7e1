import { AgainstUpCard, chance, values } from './put-back.ts';
import { type BlackjackRules, doubles } from './rules.ts';
import { nothing, type Options, type Play, plus, type Total } from './strategy.ts';

export interface Spread {
  /** Share of rounds that return anything. */
  hitRate: number;
  /** Of a round's return, in the stakes of all boxes together. */
  deviation: number;
}

/** Of what a hand or several bring, in first stakes: how often each result, and the chance that nothing returns. */
interface Results {
  /** By twice the result, since half a stake may be given back. */
  chances: ReadonlyMap<number, number>;
  none: number;
}

const certain = (result: number, returned: boolean): Results => ({
  chances: new Map([[2 * result, 1]]),
  none: returned ? 0 : 1,
});
const noHand = certain(0, false);

/** Of two that know nothing of one another. */
function together(a: Results, b: Results): Results {
  const chances = new Map<number, number>();
  for (const [one, p] of a.chances)
    for (const [other, q] of b.chances) chances.set(one + other, (chances.get(one + other) ?? 0) + p * q);
  return { chances, none: a.none * b.none };
}

function mixed(parts: readonly (readonly [number, Results])[]): Results {
  const chances = new Map<number, number>();
  let none = 0;
  for (const [p, part] of parts) {
    if (p === 0) continue;
    for (const [result, q] of part.chances) chances.set(result, (chances.get(result) ?? 0) + p * q);
    none += p * part.none;
  }
  return { chances, none };
}

/** The mean of what a function makes of the results, in first stakes. */
const meanOf = ({ chances }: Results, of: (result: number) => number): number =>
  [...chances].reduce((sum, [twice, p]) => sum + p * of(twice / 2), 0);

/** The dealer's blackjack among the ends, beside 17 to 21 and the bust at 22. */
const blackjack = 23;

/** What is done with a hand by its cards. */
export type PlayByCards = (cards: readonly number[], options: Options & { fromSplit: boolean }) => Play;

/**
 * What a box brings when it is known how the dealer ends: any box, or one whose pair of these cards was split. By basic strategy, which goes
 * by totals, or by what `byCards` does.
 */
function boxAgainst(
  table: AgainstUpCard,
  rules: BlackjackRules,
  end: number,
  { byCards, splitPair }: { byCards?: PlayByCards; splitPair?: number } = {},
): Results {
  const stood = ({ total }: Total, stakes: number): Results => {
    if (total > 21 || end === blackjack) return certain(-stakes, false);
    const sign = end === 22 ? 1 : Math.sign(total - end);
    return certain(sign * stakes, sign >= 0);
  };
  const known = new Map<string, Results>();
  const played = (cards: readonly number[], fromSplit: boolean, mayDouble: boolean, maySurrender = false): Results => {
    const at = cards.reduce(plus, nothing);
    if (at.total >= 21) return stood(at, 1);
    const hand = byCards
      ? `${fromSplit ? cards[0] : ''} ${[...cards].sort((a, b) => a - b)}`
      : `${at.total} ${at.soft}`;
    const key = `${hand} ${mayDouble} ${maySurrender}`;
    const before = known.get(key);
    if (before) return before;
    const options = { mayDouble, maySurrender };
    const choice = byCards ? byCards(cards, { ...options, fromSplit }) : table.play(at, options);
    let result: Results;
    if (choice === 'surrender') result = certain(-0.5, true);
    else if (choice === 'stand') result = stood(at, 1);
    else if (choice === 'double') result = mixed(values.map((card) => [chance(card), stood(plus(at, card), 2)]));
    else result = mixed(values.map((card) => [chance(card), played([...cards, card], fromSplit, false)]));
    known.set(key, result);
    return result;
  };
  const split = (card: number): Results => {
    const takesOne = card === 1 && rules.acesTakeOne;
    const hand = (second: number): Results => {
      const at = plus(plus(nothing, card), second);
      return takesOne ? stood(at, 1) : played([card, second], true, rules.doubleAfterSplit && doubles(rules, at));
    };
    const pair = takesOne ? 0 : chance(card);
    const any = mixed(values.map((second) => [chance(second), hand(second)]));
    const other = mixed(
      values.map((second) => [second === card && !takesOne ? 0 : chance(second) / (1 - pair), hand(second)]),
    );
    const open = (waiting: number, hands: number): Results => {
      if (waiting === 0) return noHand;
      if (hands === rules.hands) return together(any, open(waiting - 1, hands));
      return mixed([
        [1 - pair, together(other, open(waiting - 1, hands))],
        [pair, open(waiting + 1, hands + 1)],
      ]);
    };
    return open(2, 2);
  };
  const dealt = (first: number, second: number): Results => {
    const at = plus(plus(nothing, first), second);
    const [pays, to] = rules.blackjackPays;
    if (at.total === 21) return end === blackjack ? certain(0, true) : certain(pays / to, true);
    if (end === blackjack && rules.peeks) return certain(-1, false);
    const options = { mayDouble: doubles(rules, at), maySurrender: rules.lateSurrender };
    const pair = first === second && rules.hands > 1 && (!byCards || first !== 10) ? { pairOf: first } : undefined;
    const open = { ...options, ...pair };
    const play = byCards ? byCards([first, second], { ...open, fromSplit: false }) : table.play(at, open);
    return pair && play === 'split'
      ? split(first)
      : played([first, second], false, options.mayDouble, options.maySurrender);
  };
  if (splitPair !== undefined) return split(splitPair);
  return mixed(
    values.flatMap((first) => values.map((second) => [chance(first) * chance(second), dealt(first, second)] as const)),
  );
}

/** How the dealer may end against an up card, with cards that are put back. */
function endsAgainst(table: AgainstUpCard, rules: BlackjackRules): (readonly [end: number, chance: number])[] {
  const natural = table.naturalChance;
  const others = rules.peeks ? 1 - natural : 1;
  const ends = [17, 18, 19, 20, 21, 22].map((end) => [end, table.dealer.totals[end]! * others] as const);
  return natural > 0 ? [...ends, [blackjack, natural]] : ends;
}

const isProfit = (result: number) => (result > 0 ? 1 : 0);

/**
 * How rounds of so many boxes with one stake on each stray, with cards that are put back: boxes then know of one another only
 * by the dealer whom they share, and so do the hands that a box is split into.
 */
export function boxesSpread(rules: BlackjackRules, boxes: number): Spread {
  let [mean, square, none] = [0, 0, 0];
  for (const up of values) {
    const table = new AgainstUpCard(up, rules);
    for (const [end, p] of endsAgainst(table, rules)) {
      const box = boxAgainst(table, rules, end);
      const weight = chance(up) * p;
      const own = meanOf(box, (result) => result);
      mean += weight * own;
      square += weight * (meanOf(box, (result) => result ** 2) / boxes + ((boxes - 1) / boxes) * own ** 2);
      none += weight * box.none ** boxes;
    }
  }
  return { hitRate: 1 - none, deviation: Math.sqrt(square - mean ** 2) };
}

/**
 * How often rounds of so many boxes with one stake on each return anything, and more than is staked, with cards that are put back. Played by
 * the cards of each hand: where two plays are worth nearly the same, they may win rarely and seldom tie or the other way round.
 */
export function boxesRates(
  rules: BlackjackRules,
  boxes: number,
  play: (up: number, ...hand: Parameters<PlayByCards>) => Play,
) {
  let [hits, profits] = [0, 0];
  for (const up of values) {
    const table = new AgainstUpCard(up, rules);
    const byCards: PlayByCards = (...hand) => play(up, ...hand);
    for (const [end, p] of endsAgainst(table, rules)) {
      const box = boxAgainst(table, rules, end, { byCards });
      const all = Array.from({ length: boxes }, () => box).reduce(together);
      hits += chance(up) * p * (1 - all.none);
      profits += chance(up) * p * meanOf(all, isProfit);
    }
  }
  return { hits, profits };
}

/**
 * How often a split pair returns anything, and more than is staked on its hands, with cards that are put back; the dealer's blackjacks are
 * left out.
 */
export function splitRates(rules: BlackjackRules, up: number, splitPair: number, byCards: PlayByCards) {
  const table = new AgainstUpCard(up, rules);
  let [hits, profits] = [0, 0];
  for (const [end, p] of endsAgainst(table, rules)) {
    if (end === blackjack) continue;
    const box = boxAgainst(table, rules, end, { byCards, splitPair });
    hits += p * (1 - box.none);
    profits += p * meanOf(box, isProfit);
  }
  return { hits, profits };
}
