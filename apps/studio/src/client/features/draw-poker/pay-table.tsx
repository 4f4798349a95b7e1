/** @jsxImportSource preact */
import { useMemo } from 'preact/hooks';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { lineName } from './line-name.ts';
import type { DrawPokerTable } from './use-draw-poker.ts';
import './pay-table.css';

/** What every hand returns for the stake; the line that the cards on the table make is lit. */
export function PayTable({ session, game }: { session: PlaySession; game: DrawPokerTable }) {
  const { money, texts } = session;
  const { definition, words, line, stake, won, counts } = game;
  const names = useMemo(
    () => definition.pays.map((_, place) => lineName(definition, place, texts)),
    [definition, texts],
  );
  return (
    <table class="pay-table figures" style={{ '--lines': String(names.length) }}>
      <caption class="visually-hidden">{words.pays}</caption>
      <tbody>
        {definition.pays.map(({ pays }, place) => (
          <tr
            key={names[place]}
            class={
              place === line
                ? won
                  ? 'pay-table__line--won'
                  : 'pay-table__line--now'
                : counts?.has(place)
                  ? 'pay-table__line--now'
                  : undefined
            }
            aria-current={place === line}
          >
            <th scope="row">{names[place]}</th>
            {counts && (
              <td class="pay-table__count">
                {counts.has(place) && (
                  <>
                    <span class="visually-hidden">{words.hands} </span>
                    {counts.get(place)}
                  </>
                )}
              </td>
            )}
            <td class="pay-table__times">{pays}×</td>
            <td>{money(pays * stake)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
