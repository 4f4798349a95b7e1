import type { BlackjackOutcome } from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/round/play-session.ts';
import type { Texts } from '../../lib/texts/index.ts';
import type { BlackjackRound } from './blackjack.states.ts';
import { tableIn } from './screen.ts';
import { boxOf, totalOf } from './story.ts';
import { totalText } from './words.ts';

/** A hand by its box, and by its number where several came of the box. */
export function nameOfHand(hands: readonly { box?: number }[], place: number, boxed: boolean, { blackjack }: Texts) {
  if (!boxed) return blackjack.handNumber(place + 1);
  const box = boxOf(hands[place]!);
  const ofBox = hands.flatMap((hand, at) => (boxOf(hand) === box ? [at] : []));
  const name = blackjack.box(box + 1);
  return ofBox.length > 1 ? `${name}, ${blackjack.handNumber(ofBox.indexOf(place) + 1)}` : name;
}

interface Sentences {
  /** Under the table. */
  caption: string;
  /** Read aloud; nothing where the question stands on the screen by itself. */
  said: string | undefined;
}

/** Where a round stands once it has been shown. */
export function roundSentences(round: BlackjackRound, session: PlaySession): Sentences {
  const { texts } = session;
  const { boxed } = tableIn(session);
  const { phase, hands, activeHand, dealer } = round.outcome;
  if (phase === 'INSURANCE') return { caption: '', said: undefined };
  if (phase === 'PLAYER') {
    const caption = texts.blackjack.yourTurn(totalText({ ...hands[activeHand]!, blackjack: false }, texts));
    const which = hands.length > 1 ? `${nameOfHand(hands, activeHand, boxed, texts)}. ` : '';
    return { caption, said: `${which}${caption} ${texts.blackjack.dealerHas(String(dealer.total))}` };
  }
  const caption = session.returned(round) + insuranceText(round.outcome, session);
  const total = totalOf(dealer.cards, false);
  const each = hands
    .map(({ result: one }, i) =>
      hands.length > 1 && one ? `${nameOfHand(hands, i, boxed, texts)}: ${texts.blackjack.results[one]}. ` : '',
    )
    .join('');
  const dealers = total ? texts.blackjack.dealerHas(totalText(total, texts)) : '';
  return { caption, said: `${dealers} ${each}${caption}` };
}

function insuranceText({ insurance }: BlackjackOutcome, { texts, money }: PlaySession): string {
  if (insurance.stake === 0) return '';
  return ` ${insurance.win > 0 ? texts.blackjack.insuranceWon(money(insurance.win)) : texts.blackjack.insuranceLost}`;
}
