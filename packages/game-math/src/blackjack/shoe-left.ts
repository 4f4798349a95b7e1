const keyOf = Array.from({ length: 11 }, (_, value) => 32 ** (value - 1));

/** What is left in a shoe by the values of its cards: ace 1, ten and faces 10. */
export class Shoe {
  readonly left: Int32Array;
  cards: number;
  /** Tells apart what was taken, whatever the order: 5 bits for each value. */
  key = 0;

  constructor(decks: number) {
    this.left = Int32Array.from({ length: 11 }, (_, value) => (value === 0 ? 0 : decks * (value === 10 ? 16 : 4)));
    this.cards = decks * 52;
  }

  take(value: number): void {
    this.left[value]!--;
    this.cards--;
    this.key += keyOf[value]!;
  }

  put(value: number): void {
    this.left[value]!++;
    this.cards++;
    this.key -= keyOf[value]!;
  }

  chance(value: number): number {
    return this.left[value]! / this.cards;
  }

  /** Expected value of what follows a card: each value with its chance. */
  eachCard(then: (value: number) => number): number {
    let sum = 0;
    for (let value = 1; value <= 10; value++) {
      const p = this.chance(value);
      if (p === 0) continue;
      this.take(value);
      sum += p * then(value);
      this.put(value);
    }
    return sum;
  }
}

/** What a shoe's key comes to when these cards are taken. */
export function keyOfCards(cards: readonly number[]): number {
  let key = 0;
  for (let i = 0; i < cards.length; i++) key += keyOf[cards[i]!]!;
  return key;
}
