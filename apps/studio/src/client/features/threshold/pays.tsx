/** @jsxImportSource preact */
import { chanceFigures, chancesOf } from '@fairhouse/game-math';
import { multipleText } from '../../lib/multiple-text.ts';
import type { PlaySession } from '../../lib/play-session.ts';
import { chanceText, someChances } from './figures.ts';
import { gameIn } from './room.ts';
import { wordsOf } from './texts.ts';

/** What some chances pay and how far they stray; all of them return the same. */
export function Pays({ session }: { session: PlaySession }) {
  const words = wordsOf(session.texts);
  const { definition } = gameIn(session);
  return (
    <section>
      <h3>{words.table}</h3>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{words.chance}</th>
            <th scope="col">{words.pays}</th>
            <th scope="col">{words.deviation}</th>
          </tr>
        </thead>
        <tbody>
          {someChances(chancesOf(definition)).map((chance) => (
            <tr key={chance.winning}>
              <td>{chanceText(definition, chance.winning)}</td>
              <td>{multipleText(chance.pays)}</td>
              <td>{chanceFigures(definition, chance).deviation.toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.deviationHelp}</p>
    </section>
  );
}
