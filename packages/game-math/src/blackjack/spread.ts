import { AgainstUpCard, chance, values } from './put-back.ts';
import { type BlackjackRules, doubles } from './rules.ts';
import { nothing, plus, type Total } from './strategy.ts';

export interface Spread {
  /** Share of rounds that return anything. */
  hitRate: number;
  /** Of a round's return, in the stakes of all boxes together. */
  deviation: number;
}

/** Of what a hand or several bring, in first stakes: the mean, the mean square, and the chance that nothing returns. */
interface Moments {
  mean: number;
  square: number;
  none: number;
}

const certain = (result: number, returned: boolean): Moments => ({
  mean: result,
  square: result * result,
  none: returned ? 0 : 1,
});
const noHand = certain(0, false);

/** Of two that know nothing of one another. */
const together = (a: Moments, b: Moments): Moments => ({
  mean: a.mean + b.mean,
  square: a.square + 2 * a.mean * b.mean + b.square,
  none: a.none * b.none,
});

function mixed(parts: readonly (readonly [number, Moments])[]): Moments {
  const sum = { mean: 0, square: 0, none: 0 };
  for (const [p, { mean, square, none }] of parts) {
    sum.mean += p * mean;
    sum.square += p * square;
    sum.none += p * none;
  }
  return sum;
}

/** The dealer's blackjack among the ends, beside 17 to 21 and the bust at 22. */
const blackjack = 23;

/** What a box brings by basic strategy when it is known how the dealer ends. */
function boxAgainst(table: AgainstUpCard, rules: BlackjackRules, end: number): Moments {
  const stood = ({ total }: Total, stakes: number): Moments => {
    if (total > 21 || end === blackjack) return certain(-stakes, false);
    const sign = end === 22 ? 1 : Math.sign(total - end);
    return certain(sign * stakes, sign >= 0);
  };
  const known = new Map<string, Moments>();
  const played = (at: Total, mayDouble: boolean, maySurrender = false): Moments => {
    if (at.total >= 21) return stood(at, 1);
    const key = `${at.total} ${at.soft} ${mayDouble} ${maySurrender}`;
    const before = known.get(key);
    if (before) return before;
    const choice = table.play(at, { mayDouble, maySurrender });
    const after = (then: (next: Total) => Moments) => mixed(values.map((card) => [chance(card), then(plus(at, card))]));
    let result: Moments;
    if (choice === 'surrender') result = certain(-0.5, true);
    else if (choice === 'stand') result = stood(at, 1);
    else if (choice === 'double') result = after((next) => stood(next, 2));
    else result = after((next) => played(next, false));
    known.set(key, result);
    return result;
  };
  const split = (card: number): Moments => {
    const takesOne = card === 1 && rules.acesTakeOne;
    const hand = (second: number): Moments => {
      const at = plus(plus(nothing, card), second);
      return takesOne ? stood(at, 1) : played(at, rules.doubleAfterSplit && doubles(rules, at));
    };
    const pair = takesOne ? 0 : chance(card);
    const any = mixed(values.map((second) => [chance(second), hand(second)]));
    const other = mixed(
      values.map((second) => [second === card && !takesOne ? 0 : chance(second) / (1 - pair), hand(second)]),
    );
    const open = (waiting: number, hands: number): Moments => {
      if (waiting === 0) return noHand;
      if (hands === rules.hands) return together(any, open(waiting - 1, hands));
      return mixed([
        [1 - pair, together(other, open(waiting - 1, hands))],
        [pair, open(waiting + 1, hands + 1)],
      ]);
    };
    return open(2, 2);
  };
  const dealt = (first: number, second: number): Moments => {
    const at = plus(plus(nothing, first), second);
    const [pays, to] = rules.blackjackPays;
    if (at.total === 21) return end === blackjack ? certain(0, true) : certain(pays / to, true);
    if (end === blackjack && rules.peeks) return certain(-1, false);
    const options = { mayDouble: doubles(rules, at), maySurrender: rules.lateSurrender };
    const pair = first === second && rules.hands > 1;
    if (pair && table.play(at, { ...options, pairOf: first }) === 'split') return split(first);
    return played(at, options.mayDouble, options.maySurrender);
  };
  return mixed(
    values.flatMap((first) => values.map((second) => [chance(first) * chance(second), dealt(first, second)] as const)),
  );
}

/**
 * How rounds of so many boxes with one stake on each stray, with cards that are put back: boxes then know of one another only
 * by the dealer whom they share, and so do the hands that a box is split into.
 */
export function boxesSpread(rules: BlackjackRules, boxes: number): Spread {
  let [mean, square, none] = [0, 0, 0];
  for (const up of values) {
    const table = new AgainstUpCard(up, rules);
    const natural = table.naturalChance;
    const others = rules.peeks ? 1 - natural : 1;
    const ends: [number, number][] = [17, 18, 19, 20, 21, 22].map((end) => [end, table.dealer.totals[end]! * others]);
    if (natural > 0) ends.push([blackjack, natural]);
    for (const [end, p] of ends) {
      const box = boxAgainst(table, rules, end);
      const weight = chance(up) * p;
      mean += weight * box.mean;
      square += weight * (box.square / boxes + ((boxes - 1) / boxes) * box.mean ** 2);
      none += weight * box.none ** boxes;
    }
  }
  return { hitRate: 1 - none, deviation: Math.sqrt(square - mean ** 2) };
}
