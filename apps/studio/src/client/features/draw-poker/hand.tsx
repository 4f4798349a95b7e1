/** @jsxImportSource preact */

import { useMedia } from '../../lib/page/use-media.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { Card, type CardShown } from '../../ui/cards/card.tsx';
import { CardBack } from '../../ui/cards/card-back.tsx';
import { cardName } from '../../ui/cards/card-name.ts';
import type { DrawPokerTable } from './use-draw-poker.ts';
import './hand.css';

/**
 * Five places for cards. While the choice is the player's each of them is a switch: held or not. In double-up the dealer's card lies
 * in the first, and one of the others is picked.
 */
export function Hand({ session: { texts }, game }: { session: PlaySession; game: DrawPokerTable }) {
  const { words, places, held, best, leaving, choosing, picking, duel, definition } = game;
  const large = useMedia('(max-width: 640px), (max-height: 520px)');
  const isWild = (card: string) => !duel && (card === 'JK' || (definition.wild === 'deuces' && card[0] === '2'));
  const tagOf = (i: number) => {
    if (duel) return i === 0 ? words.dealer : i === duel.picked ? words.yours : '';
    return (held >> i) & 1 ? words.held : '';
  };
  const nameOf = (i: number, card: CardShown | null) => {
    if (picking && i > 0) return words.pickCard(i);
    const place = words.place(i + 1, card === null ? words.empty : cardName(card, texts));
    return duel && tagOf(i) ? `${tagOf(i)}: ${place}` : place;
  };
  return (
    <ol class={`poker-hand${duel ? ' poker-hand--duel' : ''}`} aria-label={words.yourCards}>
      {places.map(({ card, key, from }, i) => {
        const isHeld = ((held >> i) & 1) === 1;
        const isBest = best !== null && ((best >> i) & 1) === 1;
        const known = card !== null && card !== '??';
        const hinted = isBest ? `, ${words.best}` : '';
        return (
          <li
            key={`${i}`}
            class={`poker-hand__place${(leaving >> i) & 1 ? ' poker-hand__place--leaving' : ''}`}
            style={{ '--place': String(i) }}
          >
            <button
              type="button"
              class="poker-hand__card"
              disabled={!choosing && !(picking && i > 0)}
              aria-pressed={choosing ? isHeld : undefined}
              aria-label={nameOf(i, card) + hinted}
              onClick={(event) => {
                if (picking) game.pick(i);
                else game.toggle(i);
                // Touched or clicked, the next press of Space is for the draw.
                if (event.detail > 0) event.currentTarget.blur();
              }}
            >
              <span class="poker-hand__held" aria-hidden="true">
                {tagOf(i)}
              </span>
              <span class="poker-hand__bed">
                {card !== null && <Card key={key} card={card} from={from} large={large} back={<CardBack />} />}
                {known && isWild(card) && (
                  <span key={`${key}-wild`} class="poker-hand__wild" aria-hidden="true">
                    {words.wild}
                  </span>
                )}
              </span>
              <span class="poker-hand__best" aria-hidden="true">
                {isBest && words.best}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
