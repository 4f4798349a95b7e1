/** @jsxImportSource preact */
import { largestWeight, modeFigures, numbersOf, type WeightedMode, weightOf } from '@fairhouse/game-math';
import { multipleText } from '../../lib/multiple-text.ts';
import type { PlaySession } from '../../lib/play-session.ts';
import { chanceText } from './figures.ts';
import { gameIn } from './room.ts';
import { wordsOf } from './texts.ts';

/** What each mode pays at most and how far it strays; all of them return the same. */
export function Pays({ session }: { session: PlaySession }) {
  const words = wordsOf(session.texts);
  const { definition, theme } = gameIn(session);
  const count = (numbers: number) => numbers.toLocaleString('en', { maximumFractionDigits: 1 });
  const nameOf = ({ risk, size }: WeightedMode) =>
    [risk && words.risks[risk], theme.face !== 'cases' && words.sized[theme.face](size)].filter(Boolean).join(', ');
  return (
    <>
      <section>
        <h3>{words.table}</h3>
        <table class="figures">
          <thead>
            <tr>
              <th scope="col">{words.mode}</th>
              <th scope="col">{words.overStake}</th>
              <th scope="col">{words.largest}</th>
              <th scope="col">{words.odds}</th>
              <th scope="col">{words.deviation}</th>
            </tr>
          </thead>
          <tbody>
            {definition.modes.map((mode) => {
              const { hitRate, deviation, largest } = modeFigures(mode);
              return (
                <tr key={mode.id}>
                  <td>{nameOf(mode)}</td>
                  <td>{chanceText(hitRate)}</td>
                  <td>{multipleText(largest)}</td>
                  <td>{words.oneIn(count(numbersOf(mode) / largestWeight(mode)))}</td>
                  <td>{deviation.toFixed(2)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <p>{words.help(definition.declared.return)}</p>
      </section>
      {theme.face === 'cases' &&
        definition.modes.map((mode) => (
          <section key={mode.id}>
            <h3>{words.kindsTable(words.risks[mode.risk!])}</h3>
            <table class="figures">
              <thead>
                <tr>
                  <th scope="col">{words.pays}</th>
                  <th scope="col">{words.ofNumbers(count(numbersOf(mode)))}</th>
                </tr>
              </thead>
              <tbody>
                {mode.pays.map((pays, kind) => (
                  <tr key={pays}>
                    <td>{multipleText(pays)}</td>
                    <td>{count(weightOf(mode, kind))}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
    </>
  );
}
