/** @jsxImportSource preact */
import { type CompareStakes, type Way, wayFigures, waysOf } from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/play-session.ts';
import { choicesAt, gameIn, oddsText } from './room.ts';
import { spotName, wordsOf } from './texts.ts';

/** What every spot pays and returns, and what the table takes. */
export function Pays({ session }: { session: PlaySession }) {
  const { texts, money, opened } = session;
  const words = wordsOf(texts);
  const { definition } = gameIn(session);
  const { step, tableMax } = opened.stakes as CompareStakes;
  const choice = choicesAt(definition);
  const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
  const nameOf = ({ spot, plan }: Way) => {
    const name = spotName(spot, words);
    if (plan === 'none' || !choice) return name;
    return plan === 'best' ? words.best(name) : words.stay[choice](name);
  };
  return (
    <section>
      <h3>{words.table}</h3>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{words.spot}</th>
            <th scope="col">{words.odds}</th>
            <th scope="col">{words.returns}</th>
            <th scope="col">{words.hits}</th>
            <th scope="col">{words.deviation}</th>
          </tr>
        </thead>
        <tbody>
          {waysOf(definition).map((way) => {
            const { return: mean, hitRate, deviation } = wayFigures(way);
            return (
              <tr key={`${way.spot.id} ${way.plan}`}>
                <td>{nameOf(way)}</td>
                <td>{oddsText(way.spot)}</td>
                <td>{percent(mean)}</td>
                <td>{percent(hitRate)}</td>
                <td>{deviation.toFixed(2)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>{words.limits(money(step), money(tableMax))}</p>
    </section>
  );
}
