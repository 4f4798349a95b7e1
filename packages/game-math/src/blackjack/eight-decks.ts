import { basicStrategy } from './infinite-deck.ts';
import { type BlackjackRules, dealerStands, nothing, plus, type Total } from './strategy.ts';

const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/**
 * Expected result of a first stake of 1 under basic strategy from a full shoe, cards drawn without being put back.
 *
 * Every hand that is not split is exact. The dealer's face-down card may be drawn after the player's cards, since all
 * orders of a shoe are equally likely; what a dealer's blackjack takes is the first stake alone, so it is counted
 * apart and the play below only counts results without one. Of split hands each is played out exactly from the shoe
 * without the pair and the up card, but does not know what the other hands drew: the one simplification, an effect of
 * second order on the one round in forty that is split. A simulation of the real table is the second method.
 */
export function shoeValue(rules: BlackjackRules, decks = 8): number {
  if (!rules.peeks || rules.lateSurrender) throw new RangeError('only for a dealer who peeks, without surrender');
  const play = basicStrategy(rules);
  const shoe = values.map((value) => decks * (value === 10 ? 16 : 4));
  let cards = decks * 52;

  const take = <T>(value: number, then: (p: number) => T): T => {
    const p = shoe[value - 1]! / cards;
    shoe[value - 1]!--;
    cards--;
    const result = then(p);
    shoe[value - 1]!++;
    cards++;
    return result;
  };
  const eachCard = (then: (value: number, p: number) => number): number => {
    let sum = 0;
    for (const value of values) if (shoe[value - 1]! > 0) sum += take(value, (p) => (p === 0 ? 0 : p * then(value, p)));
    return sum;
  };
  const naturalChance = (up: number) => (up === 1 ? shoe[9]! / cards : up === 10 ? shoe[0]! / cards : 0);

  const dealerCache = new Map<string, Float64Array>();
  /** Chances of 17 to 21 and bust (22) from here, dealer's blackjacks left out. */
  const dealerEnds = (up: number): Float64Array => {
    const key = `${up}|${shoe.join()}`;
    const known = dealerCache.get(key);
    if (known) return known;
    const ends = new Float64Array(23);
    const draw = (at: Total, p: number, isHole: boolean): void => {
      if (at.total > 21) ends[22]! += p;
      else if (!isHole && dealerStands(at, rules)) ends[at.total]! += p;
      else
        for (const value of values) {
          if (shoe[value - 1] === 0) continue;
          if (isHole && ((up === 1 && value === 10) || (up === 10 && value === 1))) continue;
          take(value, (chance) => draw(plus(at, value), p * chance, false));
        }
    };
    draw(plus(nothing, up), 1, true);
    dealerCache.set(key, ends);
    return ends;
  };

  const stand = (up: number, { total }: Total): number => {
    if (total > 21) return -(1 - naturalChance(up));
    const ends = dealerEnds(up);
    let result = ends[22]!;
    for (let dealer = 17; dealer <= 21; dealer++) result += Math.sign(total - dealer) * ends[dealer]!;
    return result;
  };

  const playOut = (up: number, at: Total, mayDouble: boolean): number => {
    if (at.total >= 21) return stand(up, at);
    const choice = play(up, at, { mayDouble });
    if (choice === 'stand') return stand(up, at);
    if (choice === 'double') return 2 * eachCard((value) => stand(up, plus(at, value)));
    return eachCard((value) => playOut(up, plus(at, value), false));
  };

  const split = (up: number, card: number): number => {
    const one = plus(nothing, card);
    if (card === 1) return 2 * eachCard((value) => stand(up, plus(one, value)));
    const played = (value: number) => playOut(up, plus(one, value), rules.doubleAfterSplit);
    const all = eachCard(played);
    const pairChance = shoe[card - 1]! / cards;
    const pairPlayed = take(card, () => played(card));
    const withoutPair = all - pairChance * pairPlayed;
    const open = (waiting: number, hands: number): number => {
      if (waiting === 0) return 0;
      if (hands === rules.hands) return waiting * all;
      const rest = open(waiting - 1, hands);
      return withoutPair + (1 - pairChance) * rest + pairChance * open(waiting + 1, hands + 1);
    };
    return open(2, 2);
  };

  const dealt = (up: number, first: number, second: number): number => {
    const natural = naturalChance(up);
    const at = plus(plus(nothing, first), second);
    if (at.total === 21) return (1 - natural) * rules.blackjackPays;
    const splits = first === second && play(up, at, { pairOf: first, mayDouble: true }) === 'split';
    return -natural + (splits ? split(up, first) : playOut(up, at, true));
  };

  let total = 0;
  for (const up of values) {
    dealerCache.clear();
    total += take(up, (pUp) => pUp * eachCard((first) => eachCard((second) => dealt(up, first, second))));
  }
  return total;
}
