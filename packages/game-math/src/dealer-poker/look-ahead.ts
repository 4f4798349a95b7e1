import { distinctHands, namedAnew } from '../cards/distinct-hands.ts';
import { strengthOf } from '../cards/hand-strength.ts';
import { type DealerPokerDefinition, largestWins, oddsOf } from './dealer-poker.ts';
import { noRounds, type RoundSums } from './figures.ts';

const deckSize = 52;

/**
 * Where there is no dealer's hand: what a stake gains over all cards that can come. Every stake is paid alike, so a further one is
 * right when it gains by itself, whatever was staked before.
 */
export function lookAhead(definition: DealerPokerDefinition) {
  const { hand: size, player, board, decisions, pays } = definition;
  const all = player + board;
  // A hand of all cards: of what it is paid only its kind and its first rank decide.
  const nets = new Int32Array(16 * 16);
  const cards: number[] = Array<number>(all).fill(0);
  function netAt(): number {
    const strength = strengthOf(cards);
    const line = strength >> 16;
    if (nets[line] === 0) nets[line] = oddsOf(pays.ante, strength, size) ?? -1;
    return nets[line]!;
  }

  /** The sum over every choice of the cards that are missing. */
  function sumFrom(known: number, least: number, deck: readonly number[]): number {
    if (known === all) return netAt();
    let sum = 0;
    for (let i = least; i < deck.length; i++) {
      cards[known] = deck[i]!;
      sum += sumFrom(known + 1, i + 1, deck);
    }
    return sum;
  }

  const gains = new Map<number, number>();
  /** What a stake gains, summed over all that can come to these cards: no other order of them and no other suits change it. */
  function gainOf(known: readonly number[]): number {
    const alike = known.map(namedAnew(known)).sort((a, b) => a - b);
    const key = alike.reduce((sum, card) => sum * deckSize + card, alike.length);
    const found = gains.get(key);
    if (found !== undefined) return found;
    for (const [i, card] of alike.entries()) cards[i] = card;
    const gain = sumFrom(alike.length, 0, restOf(alike));
    gains.set(key, gain);
    return gain;
  }

  /** All rounds, a further stake being put where `raises` says so. */
  function sums(
    raises: (known: readonly number[], decision: number) => boolean = (known) => gainOf(known) > 0,
  ): RoundSums {
    const total = noRounds();
    const { plain } = largestWins(definition);
    const go = (known: readonly number[], stakes: number, decision: number, count: number): void => {
      let staked = stakes;
      let next = decision;
      for (; decisions[next] && player + decisions[next]!.board === known.length; next++)
        if (raises(known, next)) staked += decisions[next]!.raise;
      if (known.length === all) {
        for (const [i, card] of known.entries()) cards[i] = card;
        const net = netAt() * staked;
        total.rounds += count;
        total.net += count * net;
        total.squares += count * net ** 2;
        // Every line pays more than the stakes that stand.
        if (net > 0) total.hits += count;
        if (net > 0) total.profits += count;
        if (net + staked === plain) total.top += count;
        return;
      }
      for (const card of restOf(known)) go([...known, card], staked, next, count);
    };
    distinctHands(player, (known, count) => go(known, 1, 0, count));
    return total;
  }

  return { gainOf, sums };
}

function restOf(known: readonly number[]): number[] {
  return Array.from({ length: deckSize }, (_, card) => card).filter((card) => !known.includes(card));
}
