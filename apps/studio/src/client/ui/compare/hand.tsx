/** @jsxImportSource preact */
import type { PlaySession } from '../../lib/round/play-session.ts';
import { Card } from '../cards/card.tsx';
import { cardName } from '../cards/card-name.ts';
import type { CardTable } from './card-table.ts';
import './hand.css';

interface HandProps {
  session: PlaySession;
  game: CardTable;
  /** Which of the table's hands. */
  place: number;
  /** Where a card will lie, before one does. */
  empty?: number;
  /** Of many that overlap. */
  large?: boolean;
}

/** The cards of one place, each where it was laid. */
export function Hand({ session, game, place, empty = 1, large = false }: HandProps) {
  const { table, shown, words, theme } = game;
  const cards = table[place] ?? [];
  return (
    <ol
      class="table-hand"
      aria-label={words.places[theme.face][place]}
      style={{ '--n': String(Math.max(1, cards.length)) }}
    >
      {cards.map((card, i) => (
        <li key={`${shown.round}-${i}`} class="table-hand__card">
          <Card card={card} name={cardName(card, session.texts)} large={large} from={shown.still ? 'there' : 'shoe'} />
        </li>
      ))}
      {Array.from({ length: Math.max(0, empty - cards.length) }, (_, i) => (
        <li key={`empty-${i}`} class="table-hand__card table-hand__card--empty" aria-hidden="true" />
      ))}
    </ol>
  );
}
