import type { Texts } from '../../lib/texts/index.ts';
import type { Total } from './story.ts';

export function totalText(total: Total, { blackjack }: Texts): string {
  if (total.blackjack) return blackjack.blackjack;
  return total.soft && total.total < 21 ? blackjack.soft(total.total) : String(total.total);
}
