import { choose } from '../cards/counting.ts';
import { dealerEnds } from './dealer-ends.ts';
import { type BlackjackRules, doubles } from './rules.ts';
import { keyOfCards, Shoe } from './shoe-left.ts';
import { splitRates } from './spread.ts';
import { naturalWith, nothing, type Options, type Play, plus, type Total } from './strategy.ts';

/** Plays by totals alone in place of the best play by the very cards of the hand. */
export type ByTotals = (up: number, at: Total, options: Options) => Play;

interface HandOptions extends Options {
  fromSplit: boolean;
}

/** No card takes a lower total above 21, so that another is always worth taking. */
const safe = 12;

/** Rounds that return anything, and those that return more than is staked. */
type Counted = 'hits' | 'profits';

type Between = Exclude<Play, 'split' | 'surrender'>;

/** A hand of a split pair that is doubled and not bust. */
interface DoubledHand {
  second: number;
  third: number;
  total: number;
}

/**
 * One up card of a full shoe, cards drawn without being put back, and what every way to play a hand is worth against it, in first
 * stakes. Nothing is estimated.
 *
 * The dealer's cards may be drawn after the player's, as all orders of a shoe are equally likely. What the dealer's
 * blackjack takes where it is looked for is the first stake alone, so it is counted apart (`dealt`), and everything before
 * counts rounds without one.
 *
 * A hand is decided by its own cards: of the others of its round it knows nothing, and a split hand is decided as it would be after
 * the first split. So the cards that it gets are as likely as if it were dealt alone, whatever others took before it; and what it
 * brings on average is exactly that, less what the other hands' second cards tell (`split`).
 */
class AgainstUp {
  private readonly shoe: Shoe;
  private readonly ends: (shoe: Shoe) => Float64Array;
  /** By context, and by what is gone from the shoe. */
  private readonly hits = Array.from({ length: 11 }, () => new Map<number, number>());

  constructor(
    readonly up: number,
    private readonly rules: BlackjackRules,
    private readonly byTotals: ByTotals | undefined,
  ) {
    this.shoe = new Shoe(rules.decks);
    this.shoe.take(up);
    this.ends = dealerEnds(up, rules);
  }

  private natural(shoe: Shoe): number {
    const card = naturalWith(this.up);
    return card === 0 ? 0 : shoe.chance(card);
  }

  /** All that is lost with one stake, in rounds that count here. */
  private lost(shoe: Shoe): number {
    return this.rules.peeks ? -(1 - this.natural(shoe)) : -1;
  }

  private stand(shoe: Shoe, { total }: Total): number {
    if (total > 21) return this.lost(shoe);
    const ends = this.ends(shoe);
    let result = ends[22]! - (this.rules.peeks ? 0 : this.natural(shoe));
    for (let dealer = 17; dealer <= 21; dealer++) result += Math.sign(total - dealer) * ends[dealer]!;
    return result;
  }

  private double(shoe: Shoe, at: Total): number {
    return 2 * shoe.eachCard((value) => this.stand(shoe, plus(at, value)));
  }

  /** How often the dealer is beaten, or tied where that counts; a blackjack of the dealer's is not among the ends. */
  private beaten(shoe: Shoe, { total }: Total, counts: Counted): number {
    if (total > 21) return 0;
    const ends = this.ends(shoe);
    let chance = ends[22]!;
    const most = counts === 'hits' ? total : total - 1;
    for (let dealer = 17; dealer <= most; dealer++) chance += ends[dealer]!;
    return chance;
  }

  /** How often a hand that is not split ends as is counted, played as `played` plays it. */
  private ending(
    shoe: Shoe,
    at: Total,
    mayDouble: boolean,
    counts: Counted,
    known = new Map<number, number>(),
  ): number {
    if (at.total >= 21) return this.beaten(shoe, at, counts);
    const key = 2 * shoe.key + (mayDouble ? 1 : 0);
    const before = known.get(key);
    if (before !== undefined) return before;
    const choice = this.choice(shoe, at, mayDouble, 0);
    let chance: number;
    if (choice === 'stand') chance = this.beaten(shoe, at, counts);
    else if (choice === 'double') chance = shoe.eachCard((value) => this.beaten(shoe, plus(at, value), counts));
    else chance = shoe.eachCard((value) => this.ending(shoe, plus(at, value), false, counts, known));
    known.set(key, chance);
    return chance;
  }

  /** How often a deal of these two cards returns anything, or more than is staked. */
  private comesTo(first: number, second: number, counts: Counted): number {
    const { shoe, rules } = this;
    const at = plus(plus(nothing, first), second);
    const { mayDouble, play } = this.open(first, second);
    if (play === 'split') return splitRates(rules, this.up, first, (...hand) => this.play(...hand))[counts];
    // A blackjack is at least tied.
    if (at.total === 21 && counts === 'hits') return 1;
    shoe.take(first);
    shoe.take(second);
    const chance =
      play === 'surrender' && counts === 'profits'
        ? 0
        : play === 'surrender' || at.total === 21
          ? 1 - this.natural(shoe)
          : this.ending(shoe, at, mayDouble, counts);
    shoe.put(first);
    shoe.put(second);
    return chance;
  }

  /** What is done with two cards that were dealt. */
  private open(first: number, second: number): { mayDouble: boolean; play: Play } {
    const at = plus(plus(nothing, first), second);
    const mayDouble = doubles(this.rules, at);
    const mayBeSplit = first === second && first !== 10 && this.rules.hands > 1;
    const options: HandOptions = {
      mayDouble,
      maySurrender: this.rules.lateSurrender,
      fromSplit: false,
      ...(mayBeSplit && { pairOf: first }),
    };
    return { mayDouble, play: at.total === 21 ? 'stand' : this.play([first, second], options) };
  }

  /** `context` tells hands apart of which the same cards are gone from the shoe. */
  private hit(shoe: Shoe, at: Total, context: number): number {
    const hits = this.hits[context]!;
    const known = hits.get(shoe.key);
    if (known !== undefined) return known;
    const result = shoe.eachCard((value) => {
      const next = plus(at, value);
      if (next.total >= 21) return this.stand(shoe, next);
      const hit = this.hit(shoe, next, context);
      return next.total < safe ? hit : Math.max(this.stand(shoe, next), hit);
    });
    hits.set(shoe.key, result);
    return result;
  }

  /** What is done with a hand when `shoe` is what it leaves. */
  private choice(shoe: Shoe, at: Total, mayDouble: boolean, context: number): Between {
    if (this.byTotals) return this.byTotals(this.up, at, { mayDouble, maySurrender: false }) as Between;
    const stand = at.total < safe ? Number.NEGATIVE_INFINITY : this.stand(shoe, at);
    const hit = this.hit(shoe, at, context);
    const double = mayDouble ? this.double(shoe, at) : Number.NEGATIVE_INFINITY;
    if (double > stand && double > hit) return 'double';
    return hit > stand ? 'hit' : 'stand';
  }

  /**
   * A hand played to its end from `shoe`, decided as if it stood against what `nominal` has left. Both lose its cards; more
   * may have gone from `shoe`.
   */
  private played(
    shoe: Shoe,
    nominal: Shoe,
    at: Total,
    mayDouble: boolean,
    context: number,
    known = new Map<number, number>(),
  ): number {
    if (at.total >= 21) return this.stand(shoe, at);
    const key = 2 * shoe.key + (mayDouble ? 1 : 0);
    const before = known.get(key);
    if (before !== undefined) return before;
    const choice = this.choice(nominal, at, mayDouble, context);
    let result: number;
    if (choice === 'stand') result = this.stand(shoe, at);
    else if (choice === 'double') result = this.double(shoe, at);
    else
      result = shoe.eachCard((value) => {
        if (nominal !== shoe) nominal.take(value);
        const worth = this.played(shoe, nominal, plus(at, value), false, context, known);
        if (nominal !== shoe) nominal.put(value);
        return worth;
      });
    known.set(key, result);
    return result;
  }

  /** After a pair of `card` has gone: the worth of one of its hands with each second card, when `gone` more of them are gone. */
  private splitHand(card: number, gone: number): { withPair: number; withOther: number; pairChance: number } {
    const { rules } = this;
    const shoe = this.shoe;
    const nominal = new Shoe(rules.decks);
    for (const value of [this.up, card, card]) nominal.take(value);
    for (let i = 0; i < gone; i++) shoe.take(card);
    const known = new Map<number, number>();
    const one = plus(nothing, card);
    const pairChance = shoe.chance(card);
    let withPair = 0;
    const all = shoe.eachCard((value) => {
      nominal.take(value);
      const at = plus(one, value);
      const worth =
        card === 1 && rules.acesTakeOne
          ? this.stand(shoe, at)
          : this.played(shoe, nominal, at, rules.doubleAfterSplit && doubles(rules, at), card, known);
      nominal.put(value);
      if (value === card) withPair = worth;
      return worth;
    });
    for (let i = 0; i < gone; i++) shoe.put(card);
    return { withPair, withOther: all - pairChance * withPair, pairChance };
  }

  private readonly splits = new Map<number, number>();

  /**
   * A pair of `card`, which has gone from the shoe, split and split again as often as the rules allow.
   *
   * The second cards of the hands come one after another, each the pair's card again or another. Whatever the order, so many pairs
   * and so many others are as likely as in any other order; and that the second card of another hand is not the pair's is one
   * less the case that it is, in which one more of them is gone. So all comes down to single hands from a shoe that
   * lacks some more of that card.
   */
  split(card: number): number {
    const known = this.splits.get(card);
    if (known !== undefined) return known;
    const again = !(card === 1 && this.rules.acesTakeOne);
    const most = again ? this.rules.hands : 2;
    const hands = Array.from({ length: most + 1 }, (_, gone) => this.splitHand(card, gone));
    /** The chance that the next cards are so many of the pair's. */
    const pairs = (count: number) => hands.slice(0, count).reduce((p, { pairChance }) => p * pairChance, 1);
    /** A hand's worth together with the chance of `resplits` pairs and `others` hands whose second card is another. */
    const jointly = (resplits: number, others: number, worth: (hand: (typeof hands)[number]) => number) => {
      let sum = 0;
      for (let i = 0; i <= others; i++)
        sum += (-1) ** i * choose(others, i) * pairs(resplits + i) * worth(hands[resplits + i]!);
      return sum;
    };
    let total = 0;
    const open = (waiting: number, resplits: number, others: number): void => {
      if (waiting > 0 && 2 + resplits < most) {
        open(waiting + 1, resplits + 1, others);
        open(waiting - 1, resplits, others + 1);
        return;
      }
      if (others > 0) total += others * jointly(resplits, others - 1, ({ withOther }) => withOther);
      if (waiting > 0)
        total +=
          waiting *
          jointly(resplits, others, ({ withPair, withOther, pairChance }) => withOther + pairChance * withPair);
    };
    open(2, 0, 0);
    this.splits.set(card, total);
    return total;
  }

  /** What is done with cards that lie open. */
  play(cards: readonly number[], { mayDouble, maySurrender, pairOf, fromSplit }: HandOptions): Play {
    const { shoe } = this;
    const [first] = cards as [number];
    const gone = fromSplit ? [...cards, first] : cards;
    for (const value of gone) shoe.take(value);
    const at = cards.reduce(plus, nothing);
    const context = fromSplit ? first : 0;
    /** Asked for only where there is something else to do: it follows the hand to all of its ends. */
    const worth = () => this.played(shoe, shoe, at, mayDouble, context);
    let best: Play = this.choice(shoe, at, mayDouble, context);
    if (this.byTotals) best = this.byTotals(this.up, at, { mayDouble, maySurrender, ...(pairOf && { pairOf }) });
    else if (pairOf !== undefined && (fromSplit || this.split(pairOf) > worth())) best = 'split';
    else if (maySurrender && this.lost(shoe) / 2 > worth()) best = 'surrender';
    for (const value of gone) shoe.put(value);
    return best;
  }

  /** Expected result of a deal of these two cards. */
  dealt(first: number, second: number): number {
    const { shoe, rules } = this;
    const at = plus(plus(nothing, first), second);
    const blackjack = at.total === 21;
    const { mayDouble, play } = this.open(first, second);
    shoe.take(first);
    shoe.take(second);
    const natural = this.natural(shoe);
    const [pays, to] = rules.blackjackPays;
    let worth: number;
    if (blackjack) worth = ((1 - natural) * pays) / to;
    else if (play === 'split') worth = this.split(first);
    else if (play === 'surrender') worth = this.lost(shoe) / 2;
    else worth = this.played(shoe, shoe, at, mayDouble, 0);
    shoe.put(first);
    shoe.put(second);
    return worth - (rules.peeks && !blackjack ? natural : 0);
  }

  /**
   * The chance of the largest win: a pair split into as many hands as there may be, each of them doubled and won. That a pair comes
   * to so many hands tells how many of its cards are gone, and not in what order they came.
   */
  largestWin(): number {
    const { rules, shoe } = this;
    let sum = 0;
    for (let card = 1; card < 10; card++) {
      const wins = this.doubledHands(card);
      if (wins.length === 0) continue;
      let p = 1;
      for (let i = 0; i < rules.hands; i++) {
        p *= shoe.chance(card);
        shoe.take(card);
      }
      sum += p * orders(rules.hands) * this.allDoubledAndWon(wins);
      for (let i = 0; i < rules.hands; i++) shoe.put(card);
    }
    return sum;
  }

  /** Of so many hands that each hold one such card, the rest of them gone from the shoe. */
  private allDoubledAndWon(wins: readonly DoubledHand[]): number {
    const { rules, shoe } = this;
    const next = (from: number, hands: number, ways: number, p: number, alike: number, lowest: number): number => {
      if (hands === rules.hands) {
        const ends = this.ends(shoe);
        let beaten = ends[22]!;
        for (let dealer = 17; dealer < lowest; dealer++) beaten += ends[dealer]!;
        return ways * p * beaten;
      }
      let sum = 0;
      for (let i = from; i < wins.length; i++) {
        const { second, third, total } = wins[i]!;
        const same = i === from && hands > 0 ? alike + 1 : 1;
        const pSecond = shoe.chance(second);
        shoe.take(second);
        const pThird = shoe.chance(third);
        shoe.take(third);
        const both = pSecond * pThird;
        if (both > 0) sum += next(i, hands + 1, (ways * (hands + 1)) / same, p * both, same, Math.min(lowest, total));
        shoe.put(third);
        shoe.put(second);
      }
      return sum;
    };
    return next(0, 0, 1, 1, 0, 22);
  }

  /** What hands of a split pair are doubled with and what they come to; none of a pair that is not split. */
  private doubledHands(card: number): DoubledHand[] {
    const { rules } = this;
    const pair = plus(plus(nothing, card), card);
    const options = {
      mayDouble: doubles(rules, pair),
      maySurrender: rules.lateSurrender,
      pairOf: card,
      fromSplit: false,
    };
    const takesOne = card === 1 && rules.acesTakeOne;
    if (takesOne || this.play([card, card], options) !== 'split') return [];
    const found: DoubledHand[] = [];
    for (let second = 1; second <= 10; second++) {
      const at = plus(plus(nothing, card), second);
      if (!doubles(rules, at)) continue;
      if (this.play([card, second], { mayDouble: true, maySurrender: false, fromSplit: true }) !== 'double') continue;
      for (let third = 1; third <= 10; third++) {
        const { total } = plus(at, third);
        if (total <= 21) found.push({ second, third, total });
      }
    }
    return found;
  }

  /** Expected result over all deals, the chance of the up card left out. */
  value(): number {
    return this.eachDeal((first, second) => this.dealt(first, second));
  }

  /** How often a round returns anything, or more than is staked. */
  rate(counts: Counted): number {
    return this.eachDeal((first, second) => this.comesTo(first, second, counts));
  }

  private eachDeal(of: (first: number, second: number) => number): number {
    const { shoe } = this;
    let sum = 0;
    for (let first = 1; first <= 10; first++) {
      const p = shoe.chance(first);
      for (let second = first; second <= 10; second++) {
        shoe.take(first);
        const both = p * shoe.chance(second) * (second === first ? 1 : 2);
        shoe.put(first);
        if (both > 0) sum += both * of(first, second);
      }
    }
    return sum;
  }
}

/** In how many orders pairs and other second cards come until a pair has become so many hands. */
function orders(most: number): number {
  const open = (waiting: number, hands: number): number => {
    if (waiting === 0) return 0;
    return hands === most ? 1 : open(waiting + 1, hands + 1) + open(waiting - 1, hands);
  };
  return open(2, 2);
}

const learnt = new WeakMap<BlackjackRules, Map<number, AgainstUp>>();

/** By the best play. What was found out is kept as long as the rules are: their return, their play and their odds look at the same hands. */
function bestAgainst(up: number, rules: BlackjackRules): AgainstUp {
  const tables = learnt.get(rules) ?? new Map<number, AgainstUp>();
  learnt.set(rules, tables);
  const table = tables.get(up) ?? new AgainstUp(up, rules, undefined);
  tables.set(up, table);
  return table;
}

/** The chance of the largest win of one box by the best play; of tables where a split hand may be doubled. */
export function largestWinChance(rules: BlackjackRules): number {
  if (!rules.doubleAfterSplit) throw new RangeError('counted where the largest win is that of doubled split hands');
  return new Shoe(rules.decks).eachCard((up) => bestAgainst(up, rules).largestWin());
}

/** Expected result of a first stake of 1 from a full shoe: by the best play, or by one that goes by totals. */
export function shoeValue(rules: BlackjackRules, byTotals?: ByTotals): number {
  const against = (up: number) => (byTotals ? new AgainstUp(up, rules, byTotals) : bestAgainst(up, rules));
  return new Shoe(rules.decks).eachCard((up) => against(up).value());
}

/**
 * How often a round of one box returns anything, and more than is staked, by the play of `shoeValue`: from a full shoe, but for split pairs,
 * a fiftieth of rounds, whose hands are taken to know of one another by the dealer alone.
 */
export function shoeRates(rules: BlackjackRules, byTotals?: ByTotals): Record<Counted, number> {
  const against = (up: number) => (byTotals ? new AgainstUp(up, rules, byTotals) : bestAgainst(up, rules));
  const rate = (counts: Counted) => new Shoe(rules.decks).eachCard((up) => against(up).rate(counts));
  return { hits: rate('hits'), profits: rate('profits') };
}

/** The best play of a hand by its cards, as it is computed for `shoeValue`. Insurance is never taken. */
export function bestPlay(rules: BlackjackRules): (up: number, cards: readonly number[], options: HandOptions) => Play {
  /** By up card, by what may be done and, of a split hand, by the pair's card; then by the cards, which may come in any order. */
  const chosen = Array.from({ length: 11 * 11 * 8 }, () => new Map<number, Play>());
  return (up, cards, options) => {
    const { mayDouble, maySurrender, pairOf, fromSplit } = options;
    const open = (mayDouble ? 1 : 0) + (maySurrender ? 2 : 0) + (pairOf ? 4 : 0);
    const before = chosen[(up * 11 + (fromSplit ? cards[0]! : 0)) * 8 + open]!;
    const key = keyOfCards(cards);
    const known = before.get(key);
    if (known) return known;
    const play = bestAgainst(up, rules).play(cards, options);
    before.set(key, play);
    return play;
  };
}
