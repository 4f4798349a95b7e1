/** @jsxImportSource preact */
import type { PlaySession } from '../../lib/round/play-session.ts';
import { Card } from '../../ui/cards/card.tsx';
import { cardName } from '../../ui/cards/card-name.ts';
import { type TableSeen, totalOnTable } from './story.ts';
import { totalText } from './words.ts';
import './hand.css';

export function Dealer({
  session: { texts },
  table,
  still,
}: {
  session: PlaySession;
  table: TableSeen;
  still: boolean;
}) {
  const total = totalOnTable(table, 'dealer');
  return (
    <section
      class="hand hand--dealer"
      aria-label={texts.blackjack.dealer}
      style={{ '--n': String(table.dealer.length) }}
    >
      <ol class="hand__cards">
        {table.dealer.map((card, i) => (
          <li key={i}>
            <Card card={card} name={cardName(card, texts)} from={still ? 'there' : 'shoe'} />
          </li>
        ))}
      </ol>
      <p class="hand__total figures">{total && <span class="pill">{totalText(total, texts)}</span>}</p>
    </section>
  );
}
