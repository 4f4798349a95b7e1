import type { Card } from '../cards/cards.ts';
import { type CompareRules, type CompareSpot, type Deal, type Decide, rankHigh } from './compare.ts';

type War = Extract<CompareRules, { type: 'war' }>;

/** `isIn`: there is a stake that can go to war. */
export function dealWar(rules: War, draw: () => Card, isIn: boolean, decide: Decide): Deal {
  const player = [draw()];
  const dealer = [draw()];
  const compared = () => {
    const ahead = rankHigh(player.at(-1)!) - rankHigh(dealer.at(-1)!);
    return ahead === 0 ? 'tie' : ahead > 0 ? 'player' : 'dealer';
  };
  const first = compared();
  const hands = [player, dealer];
  // What was bet on a tie is decided by the first two cards.
  const returnsFrom = (onMain: (pays: number) => number) => (spot: CompareSpot) =>
    spot.id === 'tie' ? (first === 'tie' ? spot.pays : 0) : onMain(spot.pays);
  if (first !== 'tie' || !isIn) {
    const returns = returnsFrom((pays) => (first === 'player' ? pays : 0));
    return { hands, result: first, waits: false, raised: false, returns };
  }
  const action = decide();
  if (action === undefined) return { hands, result: 'tie', waits: true, raised: false, returns: returnsFrom(() => 0) };
  if (action === 'stay') {
    const returns = returnsFrom(() => rules.givenUp);
    return { hands, result: 'given-up', waits: false, raised: false, returns };
  }
  player.push(draw());
  dealer.push(draw());
  const result = compared();
  const won = { player: rules.warWon, tie: rules.warTied, dealer: 0 }[result];
  return { hands, result, waits: false, raised: true, returns: returnsFrom(() => won) };
}
