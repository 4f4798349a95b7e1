import { type BlackjackRules, doubles } from './rules.ts';
import { dealerStands, naturalWith, nothing, type Options, type Play, plus, type Total } from './strategy.ts';

/** Chance of each card's value when cards are put back at once: 4 of 13 count ten. */
export const chance = (value: number): number => (value === 10 ? 4 / 13 : 1 / 13);
export const values: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

interface DealerEnd {
  /** totals[17…21], the bust at 22. */
  totals: number[];
  blackjack: number;
}

/** Expected result of each way to play, in first stakes, for one up card, with cards that are put back. */
export class AgainstUpCard {
  readonly dealer: DealerEnd;
  private readonly hits = new Map<string, number>();

  constructor(
    readonly up: number,
    private readonly rules: BlackjackRules,
  ) {
    this.dealer = this.dealerEnds();
  }

  /** With a peek everything below is under the condition that the dealer has no blackjack. */
  private dealerEnds(): DealerEnd {
    const end: DealerEnd = { totals: Array<number>(23).fill(0), blackjack: 0 };
    const draw = (at: Total, p: number): void => {
      if (at.total > 21) end.totals[22]! += p;
      else if (dealerStands(at, this.rules)) end.totals[at.total]! += p;
      else for (const value of values) draw(plus(at, value), p * chance(value));
    };
    const natural = naturalWith(this.up);
    for (const second of values) {
      if (second === natural && !this.rules.peeks) end.blackjack += chance(second);
      else if (second !== natural) {
        const p = chance(second) / (this.rules.peeks ? 1 - this.naturalChance : 1);
        draw(plus(plus(nothing, this.up), second), p);
      }
    }
    return end;
  }

  get naturalChance(): number {
    const natural = naturalWith(this.up);
    return natural === 0 ? 0 : chance(natural);
  }

  stand({ total }: Total): number {
    if (total > 21) return -1;
    let result = this.dealer.totals[22]! - this.dealer.blackjack;
    for (let dealer = 17; dealer <= 21; dealer++) result += Math.sign(total - dealer) * this.dealer.totals[dealer]!;
    return result;
  }

  hit(at: Total): number {
    const key = `${at.total}${at.soft}`;
    const known = this.hits.get(key);
    if (known !== undefined) return known;
    const result = this.afterOneCard(at, (next) => (next.total > 21 ? -1 : Math.max(this.stand(next), this.hit(next))));
    this.hits.set(key, result);
    return result;
  }

  double(at: Total): number {
    return 2 * this.afterOneCard(at, (next) => this.stand(next));
  }

  private afterOneCard(at: Total, value: (next: Total) => number): number {
    return values.reduce((sum, card) => sum + chance(card) * value(plus(at, card)), 0);
  }

  best(at: Total, mayDouble: boolean): number {
    return Math.max(this.stand(at), this.hit(at), mayDouble ? this.double(at) : Number.NEGATIVE_INFINITY);
  }

  /** Pair of `card`: expected result of all hands together, splitting again whenever that is better. */
  split(card: number): number {
    const one = plus(nothing, card);
    if (card === 1 && this.rules.acesTakeOne) return 2 * this.afterOneCard(one, (next) => this.stand(next));
    const played = (second: number) => {
      const next = plus(one, second);
      return this.best(next, this.rules.doubleAfterSplit && doubles(this.rules, next));
    };
    const all = values.reduce((sum, second) => sum + chance(second) * played(second), 0);
    const withoutPair = all - chance(card) * played(card);
    const open = (waiting: number, hands: number): number => {
      if (waiting === 0) return 0;
      if (hands === this.rules.hands) return waiting * all;
      const rest = open(waiting - 1, hands);
      const again = Math.max(open(waiting + 1, hands + 1), played(card) + rest);
      return withoutPair + (1 - chance(card)) * rest + chance(card) * again;
    };
    return open(2, 2);
  }

  /** What basic strategy does with two cards or more. */
  play(at: Total, { mayDouble, maySurrender, pairOf }: Options): Play {
    const results: [Play, number][] = [
      ['stand', this.stand(at)],
      ['hit', this.hit(at)],
    ];
    if (mayDouble) results.push(['double', this.double(at)]);
    if (pairOf !== undefined) results.push(['split', this.split(pairOf)]);
    if (maySurrender) results.push(['surrender', -0.5]);
    return results.reduce((best, other) => (other[1] > best[1] ? other : best))[0];
  }

  /** Expected result of a deal of these two cards. */
  deal(first: number, second: number): number {
    const { naturalChance, rules } = this;
    const at = plus(plus(nothing, first), second);
    const [pays, to] = rules.blackjackPays;
    if (at.total === 21) return ((1 - naturalChance) * pays) / to;
    let result = this.best(at, doubles(rules, at));
    if (first === second && rules.hands > 1) result = Math.max(result, this.split(first));
    if (rules.lateSurrender) result = Math.max(result, -0.5);
    return rules.peeks ? -naturalChance + (1 - naturalChance) * result : result;
  }
}

/** Expected result of a first stake of 1 with optimal play by totals: below zero, the casino's edge. */
export function putBackValue(rules: BlackjackRules): number {
  let sum = 0;
  for (const up of values) {
    const table = new AgainstUpCard(up, rules);
    for (const first of values)
      for (const second of values) sum += chance(up) * chance(first) * chance(second) * table.deal(first, second);
  }
  return sum;
}

/** Basic strategy by totals: what to do with a hand against an up card. Insurance is never taken. */
export function basicStrategy(rules: BlackjackRules): (up: number, at: Total, options: Options) => Play {
  const tables = new Map(values.map((up) => [up, new AgainstUpCard(up, rules)]));
  return (up, at, options) => tables.get(up)!.play(at, options);
}
