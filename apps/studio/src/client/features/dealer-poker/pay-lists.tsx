/** @jsxImportSource preact */
import { type Card, cardNumber, lineOf, strengthOf, strongestOf } from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { lineName, oddsText, payLists } from './odds.tsx';
import type { DealerPokerTable } from './use-dealer-poker.ts';
import './pay-lists.css';

/** What hands pay, in sight of the table; a line that was paid is lit. */
export function PayLists({ session, game }: { session: PlaySession; game: DealerPokerTable }) {
  const { texts } = session;
  const { definition, theme, words, ended } = game;
  const lists = payLists(definition, theme.face, words);
  /** Place of the line that the list has paid. */
  const paidLine = (table: string, lines: (typeof lists)[number]['lines']): number => {
    if (!ended) return -1;
    const { player, board, result, spots } = ended;
    const first = player.map(cardNumber);
    if (table === 'side')
      return spots.some(({ spot, returned }) => spot === 'side' && returned > 0)
        ? lineOf(lines, strengthOf(first), definition.hand)
        : -1;
    const pays =
      table === 'bonus'
        ? spots.some(({ spot }) => spot === 'bonus')
        : table === 'raise'
          ? result === 'won' && spots.some(({ spot }) => spot === 'raise')
          : result === 'won' || result === 'unqualified';
    if (!pays) return -1;
    const all = [...first, ...(board as Card[]).map(cardNumber)];
    return lineOf(lines, strongestOf(all, definition.hand).strength, definition.hand);
  };
  return (
    <div
      class="pay-lists figures"
      style={{ '--lines': String(lists.reduce((sum, { lines }) => sum + lines.length + 1, 0)) }}
    >
      {lists.map(({ table, title, lines }) => {
        const paid = paidLine(table, lines);
        return (
          <section key={table} class="pay-lists__one">
            <h3>{title}</h3>
            <ul>
              {lines.map((line, place) => (
                <li key={lineName(line, texts)} class={place === paid ? 'pay-lists__paid' : undefined}>
                  <span>{lineName(line, texts)}</span>
                  <b>{oddsText(line.pays, texts)}</b>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
