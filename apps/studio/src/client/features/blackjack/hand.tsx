/** @jsxImportSource preact */
import type { PlaySession } from '../../lib/round/play-session.ts';
import { Card } from '../../ui/cards/card.tsx';
import { cardName } from '../../ui/cards/card-name.ts';
import { ChipFace } from '../../ui/chips/chip-face.tsx';
import type { HandSeen, Total } from './story.ts';
import { totalText } from './words.ts';
import './hand.css';

interface HandProps {
  session: PlaySession;
  hand: HandSeen;
  /** Of the cards that have landed. */
  total: Total | undefined;
  /** What it is called, where it is not the only one. */
  name: string;
  /** Its first card comes from the hand that was split. */
  beside: boolean;
  active: boolean;
  /** Cards that lay there when the page was opened are not dealt again. */
  still: boolean;
  unit: number;
}

/** One of the player's hands: cards, total, stake, and in the end its result in words. */
export function Hand({ session, hand, total, name, beside, active, still, unit }: HandProps) {
  const { texts, money } = session;
  const { blackjack } = texts;
  return (
    <section
      class={`hand${active ? ' hand--active' : ''}${hand.result ? ` hand--${hand.result.toLowerCase()}` : ''}`}
      aria-label={name}
      style={{ '--n': String(hand.cards.length) }}
    >
      <p class="hand__total figures">
        {total && (
          <span class={hand.bust ? 'pill pill--bust' : 'pill'}>
            {hand.bust ? `${total.total} · ${blackjack.bust}` : totalText(total, texts)}
          </span>
        )}
      </p>
      <ol class="hand__cards">
        {hand.cards.map((card, i) => (
          <li key={`${i}-${card}`}>
            <Card
              card={card}
              name={cardName(card, texts)}
              from={still ? 'there' : i === 0 && beside ? 'beside' : 'shoe'}
            />
          </li>
        ))}
      </ol>
      <p class="hand__stake figures">
        <span class="hand__chip">
          <ChipFace stake={hand.stake} unit={unit} text="" />
        </span>
        {hand.result ? (
          <b class="hand__result">
            {blackjack.results[hand.result]}
            {hand.win > 0 && ` ${money(hand.win)}`}
          </b>
        ) : (
          <span>{money(hand.stake)}</span>
        )}
      </p>
    </section>
  );
}
