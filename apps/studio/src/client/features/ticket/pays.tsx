/** @jsxImportSource preact */
import type { TappedStakes } from '@fairhouse/game-math';
import { shortMultiple } from '../../lib/multiple-text.ts';
import type { PlaySession } from '../../lib/play-session.ts';
import { oneInText } from './figures.ts';
import { gameIn } from './room.ts';
import { wordsOf } from './texts.ts';

/** Every prize, what it pays at the price that is offered first, and its odds. */
export function Pays({ session }: { session: PlaySession }) {
  const words = wordsOf(session.texts);
  const { definition } = gameIn(session);
  const { prizes, tickets, fields, declared } = definition;
  const { first } = session.opened.stakes as TappedStakes;
  return (
    <section>
      <h3>{words.table}</h3>
      <table class="figures">
        <thead>
          <tr>
            {fields.type !== 'match' && <th scope="col">{words.emblem}</th>}
            <th scope="col">{words.pays}</th>
            <th scope="col">{session.money(first)}</th>
            <th scope="col">{words.tickets(tickets.toLocaleString('en'))}</th>
            <th scope="col">{words.odds}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map((prize, place) => (
            <tr key={prize.pays}>
              {fields.type !== 'match' && <td>{words.emblems[place]}</td>}
              <td>{shortMultiple(prize.pays)}</td>
              <td>{session.money((first * prize.pays) / 100)}</td>
              <td>{prize.tickets.toLocaleString('en')}</td>
              <td>{words.oneIn(oneInText(tickets, prize.tickets))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.help(declared.return)}</p>
    </section>
  );
}
