import type { Card } from '../cards/cards.ts';
import type { Deal } from './compare.ts';

/** The first card goes to andar, and on by turns. */
export function dealAndarBahar(draw: () => Card): Deal {
  const laidOut = draw();
  const sides: [Card[], Card[]] = [[], []];
  let count = 0;
  let last: Card;
  do {
    last = draw();
    sides[count % 2]!.push(last);
    count += 1;
  } while (last[0] !== laidOut[0]);
  const result = count % 2 === 1 ? 'andar' : 'bahar';
  return {
    hands: [[laidOut], ...sides],
    result,
    waits: false,
    raised: false,
    returns({ id, pays, cards }) {
      const isHit = cards ? count >= cards[0] && count <= cards[1] : id === result;
      return isHit ? pays : 0;
    },
  };
}
