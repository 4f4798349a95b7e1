import type { Card } from '../cards/cards.ts';
import { type Deal, rankLow } from './compare.ts';

export function dealDragonTiger({ tied }: { tied: number }, draw: () => Card): Deal {
  const [dragon, tiger] = [draw(), draw()];
  const ahead = rankLow(dragon) - rankLow(tiger);
  const result = ahead === 0 ? 'tie' : ahead > 0 ? 'dragon' : 'tiger';
  return {
    hands: [[dragon], [tiger]],
    result,
    waits: false,
    raised: false,
    returns({ id, pays }) {
      if (id === 'suited-tie') return dragon === tiger ? pays : 0;
      if (id === result) return pays;
      return id !== 'tie' && result === 'tie' ? tied : 0;
    },
  };
}
