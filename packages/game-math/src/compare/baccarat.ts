import type { Card } from '../cards/cards.ts';
import { type Deal, rankLow } from './compare.ts';

/** Tens and court cards count nothing, an ace one; of a sum its last digit. */
export function baccaratTotal(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + (rankLow(card) < 10 ? rankLow(card) : 0), 0) % 10;
}

/** The banker's third card, by the banker's two and the player's third. */
export function bankerDraws(total: number, playersThird: number): boolean {
  if (total <= 2) return true;
  if (total === 3) return playersThird !== 8;
  if (total === 4) return playersThird >= 2 && playersThird <= 7;
  if (total === 5) return playersThird >= 4 && playersThird <= 7;
  return total === 6 && (playersThird === 6 || playersThird === 7);
}

export function dealBaccarat(draw: () => Card): Deal {
  const [first, second, third, fourth] = [draw(), draw(), draw(), draw()];
  const player = [first, third];
  const banker = [second, fourth];
  const isNatural = [player, banker].some((hand) => baccaratTotal(hand) >= 8);
  if (!isNatural) {
    const draws = baccaratTotal(player) <= 5;
    if (draws) player.push(draw());
    const own = baccaratTotal(banker);
    if (draws ? bankerDraws(own, baccaratTotal(player.slice(2))) : own <= 5) banker.push(draw());
  }
  const ahead = baccaratTotal(player) - baccaratTotal(banker);
  const result = ahead === 0 ? 'tie' : ahead > 0 ? 'player' : 'banker';
  return {
    hands: [player, banker],
    result,
    waits: false,
    raised: false,
    returns({ id, pays }) {
      if (id === 'player-pair' || id === 'banker-pair') {
        const [one, other] = id === 'player-pair' ? player : banker;
        return one![0] === other![0] ? pays : 0;
      }
      // Who bets on a side loses nothing by a tie.
      return id === result ? pays : result === 'tie' ? 100 : 0;
    },
  };
}
